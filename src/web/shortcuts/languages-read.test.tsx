// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { useAsking } from '../data/asking.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { LanguagesRead } from './languages-read.tsx';

function Asked() {
  return <output>{useAsking().reads ?? 'as usual'}</output>;
}

const switches = () => [...document.querySelectorAll('input')];
const on = () => switches().map(({ checked, disabled }) => `${checked}${disabled ? ' fixed' : ''}`);
const asked = () => document.querySelector('output')?.textContent;

async function open(language: InterfaceLanguage): Promise<void> {
  await openPart(
    <>
      <LanguagesRead />
      <Asked />
    </>,
    null,
    language,
  );
  await eventually(() => expect(asked()).toBe('as usual'));
}

afterEach(closePart);

describe('ruling 23 languages I read', () => {
  it.each([
    ['en', ['true fixed', 'false']],
    ['nl', ['true', 'true']],
  ] as const)('begin as the interface has them (%s)', async (language, expected) => {
    await open(language);
    expect(on()).toEqual(expected);
  });

  it('are what stories are asked in from then on, and never none', async () => {
    await open('en');
    switches()[1]?.click();
    await eventually(() => expect(asked()).toBe('en,nl'));
    expect(on()).toEqual(['true', 'true']);
    switches()[0]?.click();
    await eventually(() => expect(asked()).toBe('nl'));
    expect(on()).toEqual(['false', 'true fixed']);
  });
});
