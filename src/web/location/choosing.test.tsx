// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { City } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import type { DeviceStore } from '../reader/device.ts';
import { useDeviceStore } from '../reader/reader.tsx';
import { serve } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { typeInto } from '../testing/typing.ts';
import { FREE_USER } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import { CityChooser } from './city-chooser.tsx';
import { useLocation } from './location.tsx';

const GHENT: City = {
  name: 'Ghent',
  country: 'Belgium',
  latitude: 51.05,
  longitude: 3.72,
  displayName: 'Ghent, Belgium',
};

let device: DeviceStore | null = null;
const kept = () => device?.get().place;

function Probe() {
  const store = useDeviceStore();
  useEffect(() => {
    device = store;
  }, [store]);
  const { localPlace, detecting, needPlace, followCurrent, choose } = useLocation();
  return (
    <>
      <p>{`${localPlace?.city ?? 'nowhere'}${detecting ? '…' : ''}`}</p>
      <button id="need" type="button" onClick={needPlace} />
      <button id="follow" type="button" onClick={() => void followCurrent()} />
      <button id="choose" type="button" onClick={() => choose(GHENT)} />
      <button id="no-country" type="button" onClick={() => choose({ ...GHENT, country: '' })} />
      <button id="no-name" type="button" onClick={() => choose({ ...GHENT, name: '' })} />
    </>
  );
}

/** As a page shows it: until it is done. */
function Closing() {
  const [open, setOpen] = useState(true);
  return open && <CityChooser done={() => setOpen(false)} />;
}

function pressKey(field: HTMLElement, key: string, isComposing = false): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing }));
}

/** What was answered by now has been heard. */
async function afterAnswers(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  closePart();
  for (const { id } of currentToasts()) dismissToast(id);
});

describe('a city that is chosen while the browser still looks for the reader', () => {
  it('stays, whatever the browser finds', async () => {
    let found: PositionCallback = () => {};
    const getCurrentPosition = (success: PositionCallback) => {
      found = success;
    };
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, languages: ['en'] });
    await openPart(<Probe />, FREE_USER);
    const sent = serve({ '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' } });
    await eventually(() => expect(document.body.textContent).toBe('nowhere'));
    const asked = found;
    document.getElementById('follow')?.click();
    await eventually(() => expect(found).not.toBe(asked));
    document.getElementById('choose')?.click();
    found({ coords: { latitude: 52.09, longitude: 5.12, accuracy: 10 } } as GeolocationPosition);
    await eventually(() => expect(sent.join()).toContain('/api/location/reverse'));
    await afterAnswers();
    expect(document.body.textContent).toBe('Ghent');
  });
});

it('LOC-05 local news waits for a search that is under way, and asks the reader nothing', async () => {
  const getCurrentPosition = vi.fn();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, languages: ['en'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  let answer = (_found: object) => {};
  const found = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const sent = serve({ '/api/location/ip': () => found });
  await openPart(<Probe />, FREE_USER);
  await eventually(() => expect(sent).toContain('/api/location/ip'));
  (await find('#need')).click();
  await find('p', 'nowhere…');
  answer({ loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' });
  await find('p', /^Ghent$/);
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

it('LOC-11 local news asks a reader who refuses once, however often it is opened', async () => {
  const getCurrentPosition = vi.fn((_found: unknown, fail: PositionErrorCallback) =>
    fail({ code: 1 } as GeolocationPositionError),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, languages: ['en'] });
  serve({ '/api/location/ip': {} });
  await openPart(<Probe />, FREE_USER);
  (await find('#need')).click();
  await find('p', /^Lisbon$/);
  // Requests within a second share an answer: later than that, each would ask anew.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  (await find('#need')).click();
  await afterAnswers();
  expect(getCurrentPosition).toHaveBeenCalledOnce();
});

it.each(['no-country', 'no-name'])('LOC-24 VALID-22 a choice with %s is not kept', async (half) => {
  await openPart(<Probe />, FREE_USER);
  (await find(`#${half}`)).click();
  await afterAnswers();
  expect(kept()).toBeNull();
});

describe('the chooser', () => {
  const chooser = async (done = vi.fn()) => {
    await openPart(
      <>
        <Probe />
        <CityChooser done={done} />
      </>,
      FREE_USER,
    );
    return done;
  };

  it('has what was found right behind the field, for eye and keyboard', async () => {
    serve({ '/api/cities': { data: [GHENT] } });
    await chooser();
    await find('.chooser li');
    const stops = [...document.querySelectorAll('.chooser :is(input, button)')];
    expect(stops[stops.indexOf(await find('input[type=search]')) + 1]?.closest('li')).not.toBeNull();
  });

  it('takes the best match on Enter, also before the list has followed', async () => {
    serve({ '/api/cities': { data: [GHENT] } });
    const done = await chooser();
    const field = await find('input[type=search]');
    typeInto(field, 'ghe');
    pressKey(field, 'Enter');
    await eventually(() => expect(done).toHaveBeenCalledOnce());
    expect(document.querySelector('p')?.textContent).toBe('Ghent');
  });

  it.each(['Enter', 'Escape'])('%s while a word is still being composed is the keyboard’s', async (key) => {
    const sent = serve({ '/api/cities': { data: [GHENT] } });
    const done = vi.fn();
    await openPart(<CityChooser done={done} />, FREE_USER);
    const field = await find('input[type=search]');
    typeInto(field, 'ghe');
    await eventually(() => expect(field.getAttribute('value')).toBe('ghe'));
    pressKey(field, key, true);
    await eventually(() => expect(sent).not.toEqual([]));
    await afterAnswers();
    expect(done).not.toHaveBeenCalled();
  });

  it.each([
    ['is left with Escape', async (field: HTMLElement) => pressKey(field, 'Escape'), 'nowhere'],
    ['has another city pressed', async () => (await find('li button', 'London')).click(), 'London'],
    ['has its word written on', async (field: HTMLElement) => typeInto(field, 'ghen'), 'nowhere'],
  ])('that %s meanwhile chooses no best match any more', async (_what, doIt, stays) => {
    let answer = (_cities: object) => {};
    const cities = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const sent = serve({ '/api/cities': () => cities });
    await openPart(
      <>
        <Probe />
        <Closing />
      </>,
      FREE_USER,
    );
    const field = await find('input[type=search]');
    typeInto(field, 'ghe');
    await eventually(() => expect(field.getAttribute('value')).toBe('ghe'));
    pressKey(field, 'Enter');
    await eventually(() => expect(sent.join()).toContain('/api/cities?q=ghe'));
    await doIt(field);
    answer({ data: [GHENT] });
    await afterAnswers();
    expect(document.querySelector('p')?.textContent).toBe(stays);
  });

  it('says that nothing was found only of what was looked for', async () => {
    let asked = 0;
    serve({
      '/api/cities': () => {
        asked += 1;
        return asked === 1 ? { data: [] } : new Promise(() => {});
      },
    });
    await chooser();
    const field = await find('input[type=search]');
    const status = await find('[role=status]');
    expect(status.textContent).toBe('');
    typeInto(field, 'qqq');
    await find('[role=status]', 'No cities found matching "qqq"');
    expect(status.textContent).toContain('qqq');
    typeInto(field, 'ghent');
    await eventually(() => expect(asked).toBe(2));
    expect(status.textContent).not.toContain('ghent');
  });

  it('says how many it found, and which of them Enter takes', async () => {
    const others = ['Ghent, Kentucky', 'Ghent, New York'].map((displayName) => ({
      ...GHENT,
      country: displayName,
      displayName,
    }));
    serve({ '/api/cities': { data: [GHENT, ...others] } });
    await chooser();
    typeInto(await find('input[type=search]'), 'ghe');
    await find('[role=status]', 'Cities found: 3. Enter chooses Ghent, Belgium.');
    typeInto(await find('input[type=search]'), '');
    await eventually(() => expect(document.querySelector('[role=status]')?.textContent).toBe(''));
  });

  async function chooserWithoutLocation(): Promise<void> {
    const getCurrentPosition = (_: unknown, fail: PositionErrorCallback) =>
      fail({ code: 1 } as GeolocationPositionError);
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, languages: ['en'] });
    serve({ '/api/location/ip': {} });
    await chooser();
  }

  it.each([
    ['/', ['Location permission denied']],
    ['/local', []],
  ])('on %s says %j when the current location is kept from it', async (address, said) => {
    window.history.replaceState(null, '', address);
    await chooserWithoutLocation();
    (await find('button', 'Use Current Location')).click();
    await find('p', /^Lisbon$/);
    expect(currentToasts().map(({ text }) => text)).toEqual(said);
  });

  it.each(['/', '/local'])(
    'LOC-14 on %s offers the chosen city again, which it had cleared',
    async (address) => {
      window.history.replaceState(null, '', address);
      await chooserWithoutLocation();
      (await find('#choose')).click();
      await find('p', /^Ghent$/);
      expect(kept()).toMatchObject({ city: 'Ghent', source: 'manual' });
      (await find('button', 'Use Current Location')).click();
      await find('p', /^Lisbon$/);
      expect(kept()).toBeNull();
      const [notice] = currentToasts();
      expect([notice?.text, notice?.action?.label]).toEqual(['Location permission denied', 'Back to Ghent']);
      notice?.action?.run();
      await find('p', /^Ghent$/);
    },
  );

  it('offers no city again that was only found', async () => {
    window.history.replaceState(null, '', '/');
    let answers = [{ loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' }, {}];
    vi.stubGlobal('navigator', { languages: ['en'] });
    serve({
      '/api/location/ip': () => {
        const [answer = {}, ...rest] = answers;
        answers = rest;
        return answer;
      },
    });
    await chooser();
    (await find('button', 'Use Current Location')).click();
    await find('p', /^Ghent$/);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
    (await find('button', 'Use Current Location')).click();
    await find('p', /^Lisbon$/);
    expect(currentToasts().map(({ text, action }) => [text, action])).toEqual([
      ['Location unavailable', undefined],
    ]);
  });
});
