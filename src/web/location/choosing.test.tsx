// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { City } from '../../contract/contract.ts';
import { serve } from '../testing/answers.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { FREE_USER } from '../testing/users.ts';
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
      <button id="follow" type="button" onClick={followCurrent} />
      <button id="choose" type="button" onClick={() => choose(GHENT)} />
    </>
  );
}

afterEach(closePart);

describe('a city that is chosen while the browser still looks for the reader', () => {
  it('stays, whatever the browser finds', async () => {
    let found: PositionCallback = () => {};
    const getCurrentPosition = (success: PositionCallback) => {
      found = success;
    };
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, languages: ['en'] });
    await openPart(<Probe />, FREE_USER);
    serve({ '/api/location/reverse': { city: 'Utrecht', country: 'Netherlands' } });
    await vi.waitFor(() => expect(document.body.textContent).toBe('nowhere'));
    const asked = found;
    document.getElementById('follow')?.click();
    await vi.waitFor(() => expect(found).not.toBe(asked));
    document.getElementById('choose')?.click();
    found({ coords: { latitude: 52.09, longitude: 5.12, accuracy: 10 } } as GeolocationPosition);
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/[^…]$/));
    expect(document.body.textContent).toBe('Ghent');
  });
});
