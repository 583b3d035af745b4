import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../fixtures/fixture-content';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentDirectory, directory, { recursive: true });
  change(/\.example/g, '.com');
  change(/555-01/g, '621-01');
});
afterEach(() => rmSync(directory, { recursive: true }));

function change(from: RegExp, to: string) {
  const file = path.join(directory, 'company.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

function checkRelease() {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-release.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: directory, BUILD_DATE: today },
  });
}

test('the check passes when all facts are filled in', () => {
  expect(checkRelease()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('All company facts are filled in.'),
  });
});

test('reminders are printed, and do not fail the check', () => {
  change(/(?<=network: facebook\n +url: ).*/, '"{site}"');

  expect(checkRelease()).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^Reminder: .*facebook opens your own site/),
  });
});

test('a single placeholder fails the check, with a status of its own', () => {
  change(/^phone: .*/m, 'phone: (312) 555-0170');

  expect(checkRelease()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('phone: (312) 555-0170'),
  });
});

test('invalid content fails the check', () => {
  change(/^phone: .*/m, 'phone: none');

  expect(checkRelease()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/company\.yaml.*phone/s),
  });
});
