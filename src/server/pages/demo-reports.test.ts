import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoReportAddress } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeSource, makeStory } from '../testing/stories.ts';

const URL = 'https://wattle-courier.example/2026-03-10/world/ferry';
const sources = [
  makeSource('Wattle Courier', 2, { url: URL, demo: true, original_headline: 'The ferry "sails"' }),
  makeSource('River Times', 1),
];
const ADDRESS = '/demo/ferry/wattle-courier.example/2026-03-10/world/ferry';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    stories: [makeStory('ferry', { sources, demo: true }), makeStory('golf')],
    aliases: { dinghy: 'ferry' },
  });
});
afterAll(() => server.close());

const look = async (url: string, headers = {}) => {
  const answer = await server.app.inject({ url, headers: { 'sec-fetch-mode': 'navigate', ...headers } });
  return { ...answer, answer, input: server.renderer.demoReports.at(-1) };
};

it('the report of an invented publisher has a page, as nobody else would answer its link', async () => {
  expect(demoReportAddress('ferry', URL)).toBe(ADDRESS);
  const { statusCode, headers, input } = await look(`${ADDRESS}?from=mail`, { 'accept-language': 'nl' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect(input).toMatchObject({
    language: 'nl',
    story: '/story/ferry',
    report: { name: 'Wattle Courier', headline: 'The ferry “sails”', summary: sources[0]?.summary },
  });
});

it('a story that was joined with another has the report still', async () => {
  const { statusCode, input } = await look(ADDRESS.replace('ferry', 'dinghy'));
  expect([statusCode, input?.story]).toEqual([200, '/story/ferry']);
});

describe('there is no report', () => {
  it.each([
    ['of a real publisher', '/demo/ferry/river-times.example/ferry', '/story/ferry'],
    ['at another address of the story', '/demo/ferry/<b>x', '/story/ferry'],
    ['of a story that is not there', ADDRESS.replace('ferry', 'golf-2'), null],
    ['of what is no id', '/demo/%3Cscript%3E/x', null],
    ['at all', '/demo/', null],
  ])('%s', async (_what, url, story) => {
    const { statusCode, input } = await look(url);
    expect([statusCode, input?.report, input?.story]).toEqual([404, null, story]);
  });
});

it.each(['/', '/local', '/?q=golf', '/?q=zxqvw', '/about', '/story/golf'])(
  'while there are stories of invented publishers every page says so, for whoever goes on from it: %s',
  async (url) => {
    await look(url);
    expect(server.renderer.invented.at(-1)).toBe('some');
  },
);

it.each([
  [true, 'none'],
  [false, 'all'],
])(
  'a story too old for the edition is found by a search and has a page, which say that some are invented: itself %s, others %s',
  async (demo, others) => {
    const old = makeStory('dodo', { demo, published_at: '2026-03-01T12:00:00.000Z' });
    const other = await startTestServer({ stories: [old, makeStory('golf', { demo: !demo })] });
    for (const url of ['/', '/?q=dodo', '/story/dodo']) await other.app.inject(url);
    expect(other.renderer.invented).toEqual([others, 'some', 'some']);
    await other.close();
  },
);

it('is in no site map', async () => {
  expect((await server.app.inject('/sitemap.xml')).body).not.toContain('/demo/');
});
