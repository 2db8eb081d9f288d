// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { HOME } from '../../contract/address.ts';
import type { IpLocation } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { serve } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER } from '../testing/users.ts';
import { LanguageChoices } from './language-choices.tsx';

afterEach(closePart);

/** Detecting has begun. @returns how the server says where the reader is */
async function detecting(): Promise<(found: IpLocation) => void> {
  let tell: ((found: IpLocation) => void) | null = null;
  await openPart(<LanguageChoices screen={HOME} />, FREE_USER);
  const answer = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  serve({ '/api/location/ip': answer });
  (await find('button', 'Detect from location')).click();
  return eventually(() => {
    if (!tell) throw new Error('nobody was asked yet');
    return tell;
  });
}

const FROM_THE_NETHERLANDS = { loc: '', city: '', country: 'Netherlands' };

it('LANG-05 detecting ends in the language of the country', async () => {
  const tell = await detecting();
  tell(FROM_THE_NETHERLANDS);
  await find('button', 'Bepaal op basis van je locatie');
});

it('LANG-07 the address asks for no other language then', async () => {
  const tell = await detecting();
  window.history.replaceState(null, '', '/science?lang=en');
  tell(FROM_THE_NETHERLANDS);
  await find('button', 'Bepaal op basis van je locatie');
  expect(location.pathname + location.search).toBe('/science');
});

it('while it detects, its button keeps the focus', async () => {
  const tell = await detecting();
  const button = (await find('button', 'Detecting')) as HTMLButtonElement;
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  tell(FROM_THE_NETHERLANDS);
  await find('button', 'Bepaal op basis van je locatie');
});

it('LANG-04 a language that is chosen by hand while it is detected stays', async () => {
  const tell = await detecting();
  (await find('a', 'English')).click();
  tell(FROM_THE_NETHERLANDS);
  await find('button:not([aria-disabled])', 'Detect from location');
});
