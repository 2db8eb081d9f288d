// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import type { DeviceStore } from '../reader/device.ts';
import { useDeviceStore } from '../reader/reader.tsx';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { useLanguageAtStart } from './detection.ts';
import { LanguageChoices } from './language-choices.tsx';

const { languageAtStart } = vi.hoisted(() => ({ languageAtStart: vi.fn() }));
vi.mock('./start.ts', () => ({ languageAtStart }));

let device: DeviceStore | undefined;
function Start() {
  const store = useDeviceStore();
  useLayoutEffect(() => {
    device = store;
  }, [store]);
  useLanguageAtStart();
  return <LanguageChoices screen={HOME} />;
}

afterEach(closePart);

it('ruling 26 the country decides in which language a visit starts', async () => {
  languageAtStart.mockResolvedValue('nl');
  await openPart(<Start />, null);
  await find('button', 'Bepaal op basis van je locatie');
  expect(device?.get().language).toEqual({ code: 'nl', by: 'place' });
});

it('LANG-04 a language that is chosen by hand before the country has decided stays', async () => {
  let decide = (_found: 'nl'): void => {};
  const found = new Promise<'nl'>((resolve) => {
    decide = resolve;
  });
  languageAtStart.mockReturnValue(found);
  await openPart(<Start />, null);
  (await find('a', 'English')).click();
  decide('nl');
  await found;
  expect(device?.get().language).toEqual({ code: 'en', by: 'hand' });
});

it('a visit starts in the language of the page where what would decide does not come', async () => {
  languageAtStart.mockRejectedValue(new Error('no connection'));
  await openPart(<Start />, null);
  await find('button', 'Detect from location');
  expect(device?.get().language).toBeNull();
});
