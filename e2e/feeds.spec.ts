import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema';
import { validateXML } from 'xmllint-wasm';

import { jobPath } from '../src/jobs/job';
import { content, expect, openJobs, test } from './fixtures';
import { built } from './sites';

const { siteUrl } = content.company;
const json = readFileSync(built('jobs.json'), 'utf8');
const atom = readFileSync(built('feed.xml'), 'utf8');
const addresses = openJobs.map((job) => siteUrl + jobPath(job));

function validateJsonFeed(feed: unknown) {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.validate(jsonFeedSchema, feed);
  return ajv.errors ?? [];
}

async function validateAtom(contents: string) {
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents },
    schema: { fileName: 'atom.rng', contents: readFileSync('e2e/atom.rng', 'utf8') },
    extension: 'relaxng',
  });
  return errors;
}

test('jobs.json is a JSON Feed 1.1 of the open jobs', () => {
  const feed = JSON.parse(json);

  expect(validateJsonFeed({ ...feed, items: 'none' }), 'the validator sees a fault').not.toEqual(
    [],
  );
  expect(validateJsonFeed(feed)).toEqual([]);
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.feed_url).toBe(`${siteUrl}/jobs.json`);
  expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(addresses);
});

test('feed.xml is an Atom feed of the open jobs', async () => {
  const broken = atom.replace('</entry>', '<salary>1</salary></entry>');
  expect(await validateAtom(broken), 'the validator sees a fault').not.toEqual([]);
  expect(await validateAtom(atom)).toEqual([]);
  expect(atom).toContain(`<link rel="self" href="${siteUrl}/feed.xml"/>`);
  const entries = [...atom.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry);
  const links = entries.map((entry) => /<link href="([^"]+)"\/>/.exec(entry)?.[1]);
  expect(links).toEqual(addresses);
});
