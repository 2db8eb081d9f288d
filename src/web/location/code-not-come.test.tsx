// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { useLocation } from './location.tsx';

vi.mock('./locate.ts', () => {
  throw new Error('not come');
});

function LocalCity() {
  const { localPlace, detecting, needPlace } = useLocation();
  return (
    <button type="button" onClick={needPlace}>
      {localPlace && !detecting ? localPlace.city : 'nowhere'}
    </button>
  );
}

afterEach(closePart);

it('local news is of New York where the code that looks for the reader does not come', async () => {
  await openPart(<LocalCity />, null);
  const city = await find('button');
  expect(city.textContent).toBe('nowhere');
  city.click();
  await eventually(() => expect(city.textContent).toBe('New York'));
});
