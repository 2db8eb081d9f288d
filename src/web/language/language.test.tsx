// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import type * as Texts from '../../texts/browser.ts';
import { mayLog } from '../testing/logged.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { currentToasts } from '../toasts/toast-store.ts';
import { useLanguage } from './language.tsx';

const { held } = vi.hoisted(() => ({ held: { dutch: Promise.resolve() } }));
vi.mock('../../texts/browser.ts', async (original) => {
  const texts = await original<typeof Texts>();
  const loadCatalogue = async (language: InterfaceLanguage) => {
    if (language === 'nl') await held.dutch;
    return texts.loadCatalogue(language);
  };
  return { ...texts, loadCatalogue };
});

let change: ReturnType<typeof useLanguage>['changeLanguage'] = async () => {};
function Probe() {
  const { t, changeLanguage } = useLanguage();
  useLayoutEffect(() => {
    change = changeLanguage;
  }, [changeLanguage]);
  return <p>{t('action.close')}</p>;
}

afterEach(closePart);

describe('changing the language', () => {
  it('twice in a row ends in the last one, whichever texts come first', async () => {
    let dutchComes = (): void => {};
    held.dutch = new Promise((resolve) => {
      dutchComes = resolve;
    });
    await openPart(<Probe />, null);
    await eventually(() => expect(document.body.textContent).toBe('Close'));
    const first = change('nl', 'hand');
    await change('en', 'hand');
    dutchComes();
    await first;
    expect(document.documentElement.lang).toBe('en');
    expect(document.body.textContent).toBe('Close');
    await change('nl', 'hand');
    await eventually(() => expect(document.body.textContent).toBe('Sluiten'));
  });

  it('to one whose texts do not come leaves the page as it is, and tells who asked for it', async () => {
    await openPart(<Probe />, null);
    await eventually(() => expect(document.body.textContent).toBe('Close'));
    held.dutch = Promise.reject(new Error('no connection'));
    await change('nl', 'place');
    expect(currentToasts()).toEqual([]);
    await change('nl', 'hand');
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'This part could not be loaded. Check your connection, or reload the page.',
    ]);
    expect(document.body.textContent).toBe('Close');
    mayLog('error', 'Failed to load the texts');
  });
});
