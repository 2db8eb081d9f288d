import { describe, expect, it } from 'vitest';
import { NEUTRAL_WEIGHTS, NO_FILTERS, type Preferences } from '../contract/contract.ts';
import type { Said } from '../reader/reader.ts';
import { NEVER_SUBSCRIBED, type StoredReader } from '../store/types.ts';
import { signedReader } from './account-reader.ts';
import { DEFAULT_PREFERENCES } from './accounts.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const SOON = new Date('2026-03-10T12:00:01Z');
const NOTHING: Said = { language: null, reads: null, place: null, weights: null, timeZone: null };
const stored = (over: Partial<StoredReader> = {}, preferences: Partial<Preferences> = {}): StoredReader => ({
  id: 'account-1',
  email: 'noor@post.example',
  username: '',
  preferences: { ...DEFAULT_PREFERENCES, ...preferences },
  device: null,
  subscription: NEVER_SUBSCRIBED,
  savedStories: [],
  ...over,
});
const readerOf = (account: StoredReader, said: Partial<Said> = {}, at = NOW) =>
  signedReader(account, at).reader({ ...NOTHING, ...said }, 'en');

describe('the plan of a reader', () => {
  const chosen = { theme: 'night', filters: { ...NO_FILTERS, calm: 0.2 } } as const;
  it.each<[string, Partial<StoredReader['subscription']>, 'free' | 'premium']>([
    ['nothing', {}, 'free'],
    ['a trial', { status: 'trialing', plan: 'monthly', trialEnd: SOON }, 'premium'],
    ['a trial that ends this moment', { status: 'trialing', plan: 'monthly', trialEnd: NOW }, 'free'],
    ['a paid period', { status: 'active', plan: 'yearly', periodEnd: SOON }, 'premium'],
    ['one that renews itself', { status: 'active', plan: 'monthly', periodEnd: NOW }, 'premium'],
    [
      'one that was cancelled, and lasts',
      { status: 'active', plan: 'monthly', periodEnd: SOON, cancelAtPeriodEnd: true },
      'premium',
    ],
    [
      'one that was cancelled, and is over',
      { status: 'active', plan: 'monthly', periodEnd: NOW, cancelAtPeriodEnd: true },
      'free',
    ],
  ])('GEN-17 PERM-01 PREM-21 with %s; theme and filters go with it', (_name, subscription, plan) => {
    const account = stored({ subscription: { ...NEVER_SUBSCRIBED, ...subscription } }, chosen);
    const reader = readerOf(account);
    expect(reader.account?.plan).toBe(plan);
    expect(reader.theme).toBe(plan === 'premium' ? 'night' : 'system');
    expect(reader.filters).toEqual(plan === 'premium' ? chosen.filters : null);
    // What was chosen is not forgotten: it comes back with Premium.
    expect(signedReader(account, NOW).user).toMatchObject(chosen);
  });
});

describe('a mute', () => {
  it.each([
    ['ended a minute ago', '2026-03-10T11:59:00Z', false],
    ['ends this very moment', '2026-03-10T12:00:00Z', false],
    ['ends in a minute', '2026-03-10T12:01:00Z', true],
    ['ends at no time that anybody knows', 'soon', true],
  ])('that %s: what hides stories and what the reader is shown agree', (_name, end, lasts) => {
    const muted = {
      mutedTopics: ['golf'],
      mutedSources: ['Sports'],
      muteEnds: { golf: end, Sports: end },
    };
    const { user } = signedReader(stored({}, muted), NOW);
    expect([user.mutedWords, user.mutedTopics]).toEqual(lasts ? [['golf'], ['Sports']] : [[], []]);
    expect(readerOf(stored({}, muted)).mutes).toEqual({
      words: user.mutedWords,
      topics: user.mutedTopics,
      sources: user.mutedTopics,
    });
  });

  it('without an end is for good, also when it is called like something every object has', () => {
    const muted = {
      mutedTopics: ['constructor', 'golf'],
      muteEnds: { other: '2020-01-01T00:00:00Z' },
    };
    expect(readerOf(stored({}, muted)).mutes.words).toEqual(['constructor', 'golf']);
  });
});

const WEIGHTS = { nearness: 0, freshness: 2, quality: 1, coverage: 1, interests: 1 };

describe('what is known of a reader', () => {
  it.each<[string, Partial<Said>, object]>([
    ['says nothing', {}, { language: 'nl', reads: ['nl'], weights: WEIGHTS }],
    ['says another language', { language: 'en' }, { language: 'en' }],
    ['says what is usual to read', { reads: ['en'] }, { reads: ['en'] }],
    ['says other sliders', { weights: { ...WEIGHTS, nearness: 2 } }, { weights: { nearness: 2 } }],
    ['says that its sliders are in the middle', { weights: NEUTRAL_WEIGHTS }, { weights: null }],
  ])('where the device %s, that counts, and for the rest what the account knows', (_name, said, reader) => {
    const at = <Value>(value: Value) => ({ value, changedAt: NOW.toISOString() });
    const device = { language: at('nl' as const), reads: at(['nl']), weights: at(WEIGHTS) };
    expect(readerOf(stored({ device }), said)).toMatchObject(reader);
  });

  it('filters that are all off are none', () => {
    const subscription = { ...NEVER_SUBSCRIBED, status: 'active', plan: 'monthly', periodEnd: SOON } as const;
    expect(readerOf(stored({ subscription })).filters).toBeNull();
  });

  it('preferences that cannot be read are those of who never chose', () => {
    const { user } = signedReader(stored({ preferences: null }), NOW);
    expect(user).toMatchObject({ interests: [], mutedWords: [], theme: 'system', name: 'noor' });
  });

  it('a place found by address is known no better from the account than from the device', () => {
    const place = { latitude: 52.1, longitude: 5.1, city: 'Utrecht', country: 'Netherlands' };
    const from = (source: 'ip' | 'manual' | 'detected') =>
      readerOf(stored({ device: { place: { value: { ...place, source }, changedAt: NOW.toISOString() } } }))
        .place;
    expect(from('manual')?.position).toEqual({ latitude: 52.1, longitude: 5.1 });
    expect(from('ip')?.position?.accuracy).toBe(50);
    expect(from('detected')).toEqual({ position: null, city: '', country: 'Netherlands' });
  });

  it('a country guessed from the time zone counts after every place that was said', () => {
    const known = { position: null, city: '', country: 'Belgium' };
    const changedAt = NOW.toISOString();
    const value = {
      latitude: 52.1,
      longitude: 5.1,
      city: 'Utrecht',
      country: 'Netherlands',
      source: 'manual',
    } as const;
    const account = stored({ device: { place: { value, changedAt } } });
    const timeZone = 'Asia/Tokyo';
    expect(readerOf(account, { timeZone, place: known }).place).toEqual(known);
    expect(readerOf(account, { timeZone }).place?.city).toBe('Utrecht');
    expect(readerOf(stored(), { timeZone }).place?.country).toBe('Japan');
  });
});
