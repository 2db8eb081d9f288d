import { encodeReaderCookie, readerCookieName } from '../../src/contract/contract.ts';

/** Every request comes from a town that no gazetteer knows, so that no cache answers and every page is rendered for one reader. */
export function anotherTown() {
  let count = 0;
  return <R extends object>(request: R): R => {
    const town = { latitude: 52.4, longitude: 4.9, city: `Town ${count++}`, country: 'Netherlands' };
    const said = encodeReaderCookie({ place: { ...town, source: 'manual' } });
    return { ...request, headers: { cookie: `${readerCookieName(false)}=${said}` } };
  };
}
