#!/usr/bin/env bash
# Writes what Orca says about a page to /tmp/orca/spoken.txt: docs/testing.md, "Listen with a screen reader".
set -euo pipefail
browser=$1 url=$2
export HOME=/tmp/orca DISPLAY=:70
export XDG_DATA_HOME=$HOME/data
# A new one each time: Firefox mounts a file system in it, which outlives this script and cannot be deleted.
XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
rm -rf "$HOME" && mkdir -p "$XDG_DATA_HOME/orca" "$HOME/profile"

# Orca runs this at its start. Its own functions can wait forever for a voice that is not there.
cat > "$XDG_DATA_HOME/orca/orca-customizations.py" << 'PYTHON'
from orca import speech

def write(text, *_):
    with open('/tmp/orca/spoken.txt', 'a') as file:
        print(text, file=file)

def say_all(utterances, *_):
    for context, _acss in utterances:
        write(context.utterance)

speech._speak, speech.speakCharacter, speech.sayAll = write, write, say_all
speech.speakKeyEvent = speech.stop = lambda *_: None
PYTHON

# -1: Firefox starts its accessibility even if it does not see a screen reader.
echo 'user_pref("accessibility.force_disabled", -1);' > "$HOME/profile/user.js"
case $browser in
  firefox*) command=("$browser" --no-remote --profile "$HOME/profile" "$url") ;;
  *) command=("$browser" --no-sandbox --no-first-run --force-renderer-accessibility "--user-data-dir=$HOME/profile" "$url") ;;
esac

Xvfb :70 -screen 0 1280x800x24 &
trap 'kill $(jobs -p)' EXIT
sleep 1
dbus-run-session -- bash -c '
  openbox &
  /usr/libexec/at-spi-bus-launcher --launch-immediately &
  sleep 2
  orca --replace &
  sleep 8
  "$@" &
  wait $!
' listen "${command[@]}"
