import { expect, it } from 'vitest';
import { hostInUrl } from './host-in-url.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['news.example', 'news.example'],
  ['0.0.0.0', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['2001:db8::7', '[2001:db8::7]'],
])('%s is opened as %s', (host, shown) => expect(hostInUrl(host)).toBe(shown));
