import { expect, it } from 'vitest';
import { isPremium } from './premium.ts';

it.each([
  ['premium', 'active', true],
  ['premium', 'trialing', true],
  ['premium', 'none', false],
  ['free', 'active', false],
  ['free', 'trialing', false],
  ['free', 'none', false],
] as const)('PREM-21 the %s tier with status %s counts as Premium: %s', (tier, status, counts) => {
  expect(isPremium({ tier, status })).toBe(counts);
});
