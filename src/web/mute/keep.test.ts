// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { sendThrough } from '../data/api.ts';
import { ApiError } from '../data/api-error.ts';
import { type Session, sessionOf } from '../session/store.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { FREE_USER, keepingMutes, PREMIUM_USER, tokensOf } from '../testing/users.ts';
import { dropMute, keepBoth, keepMute, lasting } from './keep.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const WORDS: SessionUser = { ...FREE_USER, mutedWords: ['storm', 'flood'], mutedTopics: ['Sports'] };
const PATH = 'PATCH /api/preferences/muted';

/** A session that is signed in, and a server, whose account may know more than this page does. */
function reading(user: SessionUser, answers: Record<string, unknown> = {}, account: SessionUser = user) {
  const asked = answering({ ...keepingMutes(account), ...answers });
  sendThrough((address, init) => fetch(address, init));
  const session = sessionOf(user, memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) }));
  const sent = () => asked.filter(({ method }) => method === 'PATCH');
  return { asked, sent, session, user: () => session.get() };
}
const word = (written: string, end: string | null = null) =>
  ({ list: 'mutedWords', written, end, now: NOW }) as const;

afterEach(() => void vi.unstubAllGlobals());

describe('keeping a mute', () => {
  it('is at once in the browser, and sends the whole list by the name the server has for it', async () => {
    const { sent, session, user } = reading(WORDS);
    const kept = keepMute(session, word(' Royal Baby'));
    expect(user()?.mutedWords).toEqual(['storm', 'flood', 'royal baby']);
    expect(await kept).toMatchObject({ outcome: 'added', text: 'royal baby' });
    expect(sent()).toEqual([
      {
        path: '/api/preferences/muted',
        method: 'PATCH',
        bearer: tokensOf().AccessToken,
        body: { mutedTopics: ['storm', 'flood', 'royal baby'], muteEnds: {} },
      },
    ]);
  });

  it('sends sources and topics under the other name', async () => {
    const { sent, session } = reading(WORDS);
    await keepMute(session, { list: 'mutedTopics', written: 'Kestrel Daily', end: null, now: NOW });
    expect(sent()[0]?.body).toEqual({ mutedSources: ['Sports', 'Kestrel Daily'], muteEnds: {} });
  });

  it('sends when it ends', async () => {
    const { sent, session, user } = reading(WORDS);
    const end = '2026-11-29T10:00:00.000Z';
    await keepMute(session, word('hail', end));
    expect(user()?.muteEnds).toEqual({ hail: end });
    expect(sent()[0]?.body).toMatchObject({ muteEnds: { hail: end } });
  });

  it('VALID-06 VALID-07 asks nobody when there is nothing to add, or no room', async () => {
    const { asked, session, user } = reading({ ...WORDS, mutedWords: ['a', 'b', 'c'] });
    expect(await keepMute(session, word('  '))).toEqual({ outcome: 'same' });
    expect(await keepMute(session, word('B'))).toEqual({ outcome: 'same' });
    expect(await keepMute(session, word('d'))).toEqual({ outcome: 'full' });
    expect(asked).toEqual([]);
    expect(user()?.mutedWords).toEqual(['a', 'b', 'c']);
  });

  it('takes it back when the server refuses, and leaves what came meanwhile', async () => {
    const { session, user } = reading(WORDS, {
      [PATH]: ({ body }: Asked) => (JSON.stringify(body).includes('bad') ? 500 : {}),
    });
    const refused = keepMute(session, word('bad', '2026-11-29T10:00:00.000Z'));
    const gone = dropMute(session, 'mutedWords', 'storm');
    await expect(refused).rejects.toThrow();
    await gone;
    expect(user()).toMatchObject({ mutedWords: ['flood'], muteEnds: {} });
  });

  it.each([
    ['adding', (session: Session) => keepMute(session, word('hail'))],
    ['taking away', (session: Session) => dropMute(session, 'mutedWords', 'storm')],
  ])('%s says what the server said also where the session has ended with that', async (_, change) => {
    const { session } = reading(WORDS, {
      [PATH]: () => {
        session.set(null);
        return 401;
      },
    });
    await expect(change(session)).rejects.toBeInstanceOf(ApiError);
    expect(session.get()).toBeNull();
  });

  it('sends one after another, each the list as it is by then', async () => {
    const { asked, session } = reading({ ...WORDS, mutedWords: [] });
    await Promise.all([keepMute(session, word('a')), keepMute(session, word('b'))]);
    expect(asked.at(-1)?.body).toMatchObject({ mutedTopics: ['a', 'b'] });
  });
});

describe('taking a mute away', () => {
  it('says when it would have ended, for who wants it back', async () => {
    const end = '2026-11-29T10:00:00.000Z';
    const { session, user } = reading({ ...WORDS, muteEnds: { storm: end } });
    expect(await dropMute(session, 'mutedWords', 'storm')).toBe(end);
    expect(user()).toMatchObject({ mutedWords: ['flood'], muteEnds: {} });
  });

  it('puts it back in its place when the server refuses', async () => {
    const { session, user } = reading(WORDS, { [PATH]: 500 });
    await expect(dropMute(session, 'mutedWords', 'storm')).rejects.toThrow();
    expect(user()?.mutedWords).toEqual(['storm', 'flood']);
  });
});

describe('what was muted on another device, of which this page has not heard', () => {
  const ELSEWHERE: SessionUser = {
    ...WORDS,
    mutedWords: ['storm', 'flood', 'vulkaan'],
    mutedTopics: ['Sports', 'Kestrel Daily'],
    muteEnds: { vulkaan: '2026-11-29T10:00:00.000Z' },
  };
  const PREMIUM = { ...WORDS, subscription: PREMIUM_USER.subscription };

  it.each([
    ['added', (session: Session) => keepMute(session, word('golf')), ['storm', 'flood', 'vulkaan', 'golf']],
    ['taken away', (session: Session) => dropMute(session, 'mutedWords', 'storm'), ['flood', 'vulkaan']],
    ['saved', (session: Session) => keepBoth(session), ['storm', 'flood', 'vulkaan']],
  ])('stays muted when something is %s here, and is known here then', async (_what, change, words) => {
    const { sent, session, user } = reading(PREMIUM, {}, ELSEWHERE);
    await change(session);
    const { muteEnds, mutedTopics } = ELSEWHERE;
    expect(sent()[0]?.body).toEqual({ mutedTopics: words, muteEnds });
    expect(user()).toMatchObject({ mutedWords: words, mutedTopics, muteEnds });
  });

  it('nothing that is on its way from here is undone by it', async () => {
    const { sent, session, user } = reading(PREMIUM, {}, ELSEWHERE);
    const first = keepMute(session, word('golf'));
    const second = keepMute(session, word('hail'));
    await first;
    expect(user()?.mutedWords).toEqual(['storm', 'flood', 'vulkaan', 'golf', 'hail']);
    await second;
    expect(sent().at(-1)?.body).toMatchObject({
      mutedTopics: ['storm', 'flood', 'vulkaan', 'golf', 'hail'],
    });
  });

  it.each([
    ['one more', (session: Session) => keepMute(session, word('golf'))],
    ['the same', (session: Session) => keepMute(session, word('vulkaan'))],
    ['one less', (session: Session) => dropMute(session, 'mutedWords', 'storm')],
  ])('VALID-07 is known here also when %s is refused', async (_what, change) => {
    const { session, user } = reading(WORDS, { [PATH]: 400 }, ELSEWHERE);
    await expect(change(session)).rejects.toBeInstanceOf(ApiError);
    const { mutedWords, mutedTopics, muteEnds } = ELSEWHERE;
    expect(user()).toMatchObject({ mutedWords, mutedTopics, muteEnds });
  });

  it('is muted there as well: it stands in the list once', async () => {
    const { sent, session } = reading(PREMIUM, {}, ELSEWHERE);
    await keepMute(session, word('vulkaan'));
    expect(sent()[0]?.body).toEqual({ mutedTopics: ['storm', 'flood', 'vulkaan'], muteEnds: {} });
  });

  it('cannot be asked for: nothing is sent, and the page is as it was', async () => {
    const { sent, session, user } = reading(PREMIUM, { 'GET /api/preferences': new TypeError('no line') });
    await expect(keepMute(session, word('golf'))).rejects.toMatchObject({ kind: 'network' });
    expect(sent()).toEqual([]);
    expect(user()?.mutedWords).toEqual(['storm', 'flood']);
  });

  it('is not waited for by a page that is left: its own list goes then', async () => {
    const { sent, session } = reading(PREMIUM, { 'GET /api/preferences': () => new Promise(() => {}) });
    void keepMute(session, word('golf'));
    window.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      body: { mutedTopics: ['storm', 'flood', 'golf'], muteEnds: {} },
      keepalive: true,
    });
  });
});

describe('mutes for a time', () => {
  it('are no longer in the list when their time is over, and make room', async () => {
    const ended = { ...WORDS, mutedWords: ['a', 'b', 'c'], muteEnds: { b: '2026-11-22T09:00:00.000Z' } };
    expect(lasting(ended, 'mutedWords', NOW)).toEqual(['a', 'c']);
    // The server has no longer what has ended.
    const { session, user } = reading(ended, {}, { ...ended, mutedWords: ['a', 'c'], muteEnds: {} });
    expect(await keepMute(session, word('d'))).toMatchObject({ outcome: 'added' });
    expect(user()?.mutedWords).toEqual(['a', 'c', 'd']);
  });
});

describe('both lists once more', () => {
  it('are sent as they are', async () => {
    const { sent, session } = reading(WORDS);
    await keepBoth(session);
    expect(sent().map(({ body }) => body)).toEqual([
      { mutedTopics: ['storm', 'flood'], muteEnds: {} },
      { mutedSources: ['Sports'], muteEnds: {} },
    ]);
  });
});
