#!/bin/sh
# Publishes a build at the folder that nginx serves:
#   hosting/publish.sh dist /srv/site
# /srv/site becomes a link to a copy of the build. Changing the link replaces all files at once, so visitors
# never get half a build, and files that the build no longer has go offline. Scripts of earlier builds stay for
# 30 days, because pages that are open in a browser still load them.
set -eu
usage='usage: hosting/publish.sh BUILD SITE'
build=${1:?$usage}
site=${2:?$usage}
site=${site%/}

if [ ! -f "$build/index.html" ] || [ ! -f "$build/_headers" ]; then
  echo "$build is not a build of the site." >&2
  exit 1
fi

release=$(mktemp -d "$site.release-XXXXXX")
trap 'rm -rf "$release" "$release.link"' EXIT # if a command below fails
if [ -d "$site/static" ]; then
  cp -Rp "$site/static" "$release/"
  find "$release/static" -type f -mtime +30 -delete
fi
cp -R "$build/." "$release/"
chmod -R u=rwX,go=rX "$release"

previous=$(readlink "$site" || true)
if [ -d "$site" ] && [ ! -L "$site" ]; then
  before=$(mktemp -d "$site.before-XXXXXX")
  mv -T "$site" "$before"
  echo "The folder $site is now $before. Delete it if you do not need it."
fi
ln -s "$(basename "$release")" "$release.link"
mv -T "$release.link" "$site"
trap - EXIT

# Deletes the previous release, unless the link pointed at something that this script did not create.
case $previous in
  "$(basename "$site")".release-*) rm -r "$(dirname "$site")/$previous" ;;
esac
