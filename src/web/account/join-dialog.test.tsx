// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { DeviceState, ReaderWeights } from '../../contract/contract.ts';
import { NEUTRAL_WEIGHTS } from '../../contract/weights.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER } from '../testing/users.ts';
import { JoinDialog } from './join-dialog.tsx';
import type { Difference } from './joining.ts';

const changedAt = '2026-11-20T12:00:00.000Z';
const place = (city: string, country: string): DeviceState => ({
  place: { changedAt, value: { latitude: 52, longitude: 4, city, country, source: 'manual' } },
});
const weights = (moved: Partial<ReaderWeights>): DeviceState => ({
  weights: { changedAt, value: { ...NEUTRAL_WEIGHTS, ...moved } },
});

afterEach(closePart);

it.each([
  [
    'two cities of one name by their countries',
    'en',
    'place',
    [place('Cambridge', 'United States'), place('Cambridge', 'United Kingdom')],
    ['Cambridge, United States', 'Cambridge, United Kingdom'],
  ],
  [
    'places in the reader’s language',
    'nl',
    'place',
    [place('The Hague', 'Netherlands'), place('Brussels', 'Belgium')],
    ['Den Haag, Nederland', 'Brussel, België'],
  ],
  [
    'sliders as their panel does',
    'en',
    'weights',
    [weights({ nearness: 0, quality: 0.5 }), weights({ nearness: 2, quality: 1.5 })],
    ['Near me: off, Plain and neutral: less', 'Near me: most, Plain and neutral: more'],
  ],
] as const)('calls %s', async (_what, language, field, [device, account], said) => {
  const differing: Difference[] = [{ field, device, account, newest: 'device' }];
  await openPart(
    <JoinDialog differing={differing} decide={() => {}} close={() => {}} />,
    FREE_USER,
    language,
  );
  await find('.both td label');
  const words = [...document.querySelectorAll('.both td label')].map(({ textContent }) => textContent);
  expect(words).toEqual(said);
});
