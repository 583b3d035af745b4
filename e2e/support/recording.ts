import { existsSync, readFileSync } from 'node:fs';

import { parse, stringify } from 'yaml';

import { expect, test } from './test';

/** What things look like: for each thing, its looks by their names. */
export type Recording = Record<string, Record<string, string>>;

type Comparison = {
  /** Between the values of a look, one for each window or place. A single value is the same in all. */
  separator: string;
  /** "at 360 px" */
  nameOf: (index: number) => string;
  /** Whether nobody sees the difference. */
  isClose: (was: string, is: string) => boolean;
};

/** In a message, and in a line of it. */
const mostChanges = 30;
const mostValues = 3;

const comment = `# Recorded by e2e/appearance.spec.ts: docs/testing.md says how to read and renew it.\n`;

/**
 * Fails with a sentence for each change since the recording in `e2e/recordings`. With `--update-snapshots`
 * it records the new looks instead, and leaves those that are close as they were.
 */
export function expectRecorded(file: string, looks: Recording, comparison: Comparison) {
  const recordedFile = test.info().snapshotPath(file);
  const isRecorded = existsSync(recordedFile);
  const recorded: Recording = isRecorded ? parse(readFileSync(recordedFile, 'utf8')) : {};

  const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (isRecorded && !isUpdate) {
    const changes = findChanges(recorded, looks, comparison);
    const more = changes.splice(mostChanges).length;
    if (more > 0) changes.push(`and ${more} more`);
    expect(changes, `changes since ${file} was recorded (docs/testing.md)`).toEqual([]);
  }
  const settled = mapLooks(looks, (is, thing, look) => {
    const was = recorded[thing]?.[look];
    return was !== undefined && differences(was, is, comparison) === '' ? was : is;
  });
  expect(comment + stringify(settled, { lineWidth: 0 })).toMatchSnapshot(file);
}

function findChanges(recorded: Recording, looks: Recording, comparison: Comparison): string[] {
  const changes: string[] = [];
  const boxChanges: string[] = [];
  for (const thing of namesIn(recorded, looks)) {
    const [were, are] = [recorded[thing], looks[thing]];
    if (!were || !are) {
      changes.push(`${thing} is ${are ? 'new' : 'gone'}`);
      continue;
    }
    for (const look of namesIn(were, are)) {
      const change = differences(were[look], are[look], comparison);
      // One change moves many boxes, so they are the last to read.
      const list = look.endsWith('box') ? boxChanges : changes;
      if (change) list.push(`${thing}: ${look} ${change}`);
    }
  }
  return [...changes, ...boxChanges];
}

/** `was 30px, is 28px at 360 px; …`, or nothing. */
function differences(was = 'nothing', is = 'nothing', comparison: Comparison): string {
  const { separator, nameOf, isClose } = comparison;
  const [before, now] = [was.split(separator), is.split(separator)];
  const count = Math.max(before.length, now.length);
  const differing = Array.from({ length: count }, (_, index) => {
    const then = before[index] ?? before[0] ?? '';
    const today = now[index] ?? now[0] ?? '';
    if (isClose(then, today)) return [];
    return [`was ${then}, is ${today}${count > 1 ? ` ${nameOf(index)}` : ''}`];
  });
  const found = differing.flat();
  const more = found.splice(mostValues).length;
  return found.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function mapLooks(
  looks: Recording,
  change: (value: string, thing: string, look: string) => string,
): Recording {
  const entries = Object.entries(looks).map(([thing, its]) => {
    const changed = Object.entries(its).map(([look, value]) => [look, change(value, thing, look)]);
    return [thing, Object.fromEntries(changed)] as const;
  });
  return Object.fromEntries(entries);
}

function namesIn(...all: object[]): Set<string> {
  return new Set(all.flatMap((it) => Object.keys(it)));
}
