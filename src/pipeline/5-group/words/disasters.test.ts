import { describe, expect, it } from 'vitest';
import { disastersIn } from './disasters.ts';
import { tokens } from './tokens.ts';

describe('the sudden disasters of a title', () => {
  it.each([
    ['en', 'Powerful quake strikes western Chile', ['earthquake CL']],
    [
      'en',
      'Typhoon and aftershocks in Japan and Taiwan',
      ['storm JP', 'storm TW', 'earthquake JP', 'earthquake TW'],
    ],
    ['nl', 'Tsunami na zware aardbeving in Chili', ['earthquake CL']],
    ['nl', 'Vulkaanuitbarsting op IJsland', ['eruption IS']],
    ['en', 'Hurricane Mira nears Cuba, Hurricane Holt fades', ['storm mira CU', 'storm holt CU']],
    ['en', 'Cuba counts dead after hurricane', ['storm CU']],
    ['nl', 'Orkaan Mira bereikt Cuba', ['storm mira CU']],
    ['en', 'Hurricanes sign goalkeeper from Finland', []],
    ['en', 'Earthquake in Veldmark', []],
    ['en', 'Protests erupt in Chile', []],
  ])('%s: %s', (language, title, found) => {
    expect(disastersIn(title, tokens(title, language))).toEqual(found);
  });
});
