import { existsSync, readFileSync } from 'node:fs';

import { parse, stringify } from 'yaml';

import { expect, test } from './test';

/** The values that an element or a drawing has, by their names: `{ 'a Career': { color: '#10233b' } }` */
export type Recording = Record<string, Record<string, string>>;

type Comparison = {
  /** Separates a value's parts, one for each window or column. A single part applies to all. */
  separator: string;
  /** "at 360 px" */
  nameOf: (index: number) => string;
  /** Whether the difference is too small to see. */
  isClose: (was: string, is: string) => boolean;
};

/** How many changes a message lists, and how many values a change. */
const maxChanges = 30;
const maxValues = 3;

const comment = `# Recorded by e2e/appearance.spec.ts: docs/testing.md says how to read and renew it.\n`;

/**
 * Fails with a sentence for each change since the recording in `e2e/recordings`. With `--update-snapshots`
 * it records the new values instead, and leaves those that are close as they were.
 */
export function expectRecorded(file: string, current: Recording, comparison: Comparison) {
  const recordedFile = test.info().snapshotPath(file);
  const isRecorded = existsSync(recordedFile);
  const recorded: Recording = isRecorded ? parse(readFileSync(recordedFile, 'utf8')) : {};

  const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (isRecorded && !isUpdate) {
    const changes = truncate(findChanges(recorded, current, comparison), maxChanges);
    expect(changes, `changes since ${file} was recorded (docs/testing.md)`).toEqual([]);
  }
  const settled = mapValues(current, (values, key) =>
    mapValues(values, (is, name) => {
      const was = recorded[key]?.[name];
      return was !== undefined && describeChange(was, is, comparison) === '' ? was : is;
    }),
  );
  expect(comment + stringify(settled, { lineWidth: 0 })).toMatchSnapshot(file);
}

function findChanges(recorded: Recording, current: Recording, comparison: Comparison): string[] {
  const changes: string[] = [];
  const boxChanges: string[] = [];
  for (const key of Object.keys({ ...recorded, ...current })) {
    const [before, now] = [recorded[key], current[key]];
    if (!before || !now) {
      changes.push(`${key} is ${now ? 'new' : 'gone'}`);
      continue;
    }
    for (const name of Object.keys({ ...before, ...now })) {
      const change = describeChange(before[name], now[name], comparison);
      // One change moves many boxes, so they are the last to read.
      const list = name.endsWith('box') ? boxChanges : changes;
      if (change) list.push(`${key}: ${name} ${change}`);
    }
  }
  return [...changes, ...boxChanges];
}

/** `was 30px, is 28px at 360 px; …`, or an empty string. */
function describeChange(was = 'nothing', is = 'nothing', comparison: Comparison): string {
  const { separator, nameOf, isClose } = comparison;
  const [before, now] = [was.split(separator), is.split(separator)];
  const count = Math.max(before.length, now.length);
  const differing = Array.from({ length: count }, (_, index) => {
    const then = before[index] ?? before[0] ?? '';
    const today = now[index] ?? now[0] ?? '';
    if (isClose(then, today)) return [];
    return [`was ${then}, is ${today}${count > 1 ? ` ${nameOf(index)}` : ''}`];
  });
  return truncate(differing.flat(), maxValues).join('; ');
}

function truncate(lines: string[], max: number): string[] {
  const more = lines.length - max;
  return more > 0 ? [...lines.slice(0, max), `and ${more} more`] : lines;
}

function mapValues<From, To>(
  record: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}
