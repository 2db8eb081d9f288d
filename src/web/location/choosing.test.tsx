// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { City } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
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

function Probe() {
  const { localPlace, detecting, followCurrent, choose } = useLocation();
  return (
    <>
      <p>{`${localPlace?.city ?? 'nowhere'}${detecting ? '…' : ''}`}</p>
      <button id="follow" type="button" onClick={() => void followCurrent()} />
      <button id="choose" type="button" onClick={() => choose(GHENT)} />
    </>
  );
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
    serve({ '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' } });
    await eventually(() => expect(document.body.textContent).toBe('nowhere'));
    const asked = found;
    document.getElementById('follow')?.click();
    await eventually(() => expect(found).not.toBe(asked));
    document.getElementById('choose')?.click();
    found({ coords: { latitude: 52.09, longitude: 5.12, accuracy: 10 } } as GeolocationPosition);
    await eventually(() => expect(document.body.textContent).toMatch(/[^…]$/));
    expect(document.body.textContent).toBe('Ghent');
  });
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

  it('takes the best match on Enter, also before the list has followed', async () => {
    serve({ '/api/cities': { data: [GHENT] } });
    const done = await chooser();
    const field = await find('input[type=search]');
    typeInto(field, 'ghe');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await eventually(() => expect(done).toHaveBeenCalledOnce());
    expect(document.querySelector('p')?.textContent).toBe('Ghent');
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
    typeInto(field, 'qqq');
    await find('[role=status]', 'No cities found matching "qqq"');
    typeInto(field, 'ghent');
    await eventually(() => expect(asked).toBe(2));
    expect(document.querySelector('[role=status]')?.textContent ?? '').not.toContain('ghent');
  });

  it.each([
    ['/', ['Location permission denied']],
    ['/local', []],
  ])('on %s says %j when the current location is kept from it', async (address, said) => {
    window.history.replaceState(null, '', address);
    const getCurrentPosition = (_: unknown, fail: PositionErrorCallback) =>
      fail({ code: 1 } as GeolocationPositionError);
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, languages: ['en'] });
    serve({ '/api/location/ip': {} });
    await chooser();
    (await find('button', 'Use Current Location')).click();
    await find('p', /^Lisbon$/);
    expect(currentToasts().map(({ text }) => text)).toEqual(said);
  });
});
