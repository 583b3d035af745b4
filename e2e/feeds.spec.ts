import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema';
import { validateXML } from 'xmllint-wasm';

import { company } from '../src/content/company';
import { jobPath } from '../src/content/jobs';
import { expect, openings, screens, test } from './fixtures';

const json = readFileSync('dist/jobs.json', 'utf8');
const atom = readFileSync('dist/feed.xml', 'utf8');
const addresses = openings.map((job) => company.siteUrl + jobPath(job));

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

test('jobs.json is a JSON Feed 1.1 of the openings', () => {
  const feed = JSON.parse(json);

  expect(validateJsonFeed(feed)).toEqual([]);
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.feed_url).toBe(`${company.siteUrl}/jobs.json`);
  expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(addresses);
});

test('feed.xml is an Atom feed of the openings', async () => {
  expect(await validateAtom(atom)).toEqual([]);
  expect(atom).toContain(`<link rel="self" href="${company.siteUrl}/feed.xml"/>`);
  const entries = atom.split('<entry>').slice(1);
  expect(entries).toHaveLength(openings.length);
  entries.forEach((entry, index) => {
    expect(entry).toContain(`<id>${addresses[index]}</id>`);
    expect(entry).toContain(`<link href="${addresses[index]}"/>`);
  });
});

test('the validators see a fault', async () => {
  const feed = JSON.parse(json);
  feed.items[0].date_published = 'yesterday';
  expect(validateJsonFeed(feed)).not.toEqual([]);

  for (const [right, wrong] of [
    [/<updated>[^<]+/, '<updated>2026-11-21'],
    [/<author>.*?<\/author>/s, ''],
    [/<link href="[^"]+"\/>/, ''],
    [/<id>[^<]+<\/id>/, ''],
    ['</entry>', '<salary>1</salary></entry>'],
  ] as const) {
    const broken = atom.replace(right, wrong);
    expect(broken).not.toBe(atom);
    expect(await validateAtom(broken), wrong).not.toEqual([]);
  }
});

test('every document leads to both feeds, which are served as what they are', async ({
  request,
}) => {
  for (const address of screens) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(
      '<link rel="alternate" href="/jobs.json" type="application/feed+json"/>',
    );
    expect(html).toContain('<link rel="alternate" href="/feed.xml" type="application/atom+xml"/>');
  }
  for (const [file, type, content] of [
    ['/jobs.json', /json/, json],
    ['/feed.xml', /xml/, atom],
  ] as const) {
    const response = await request.get(file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
    expect(await response.text()).toBe(content);
  }
});
