import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORY_KEYS,
  categoryNamed,
  labelledCategory,
  ownScene,
  PREFERRED_PUBLISHERS,
  preferredRank,
  QUIET_SCENES,
  readWeights,
  timeOf,
  writeWeights,
} from './contract.ts';
import { newsText } from './testing/news-text.ts';
import { topicKeys, topicNames } from './topics.ts';

const slider = fc.integer({ min: 0, max: 200 }).map((hundredths) => hundredths / 100);
const name = fc.oneof(
  newsText(3),
  fc.constantFrom(...CATEGORY_KEYS, 'tech', 'Wereld', 'Climate Change', '__proto__'),
);

describe('sliders', () => {
  it('are read as they were written, and anything else is none', () => {
    fc.assert(
      fc.property(
        fc.record({
          nearness: slider,
          freshness: slider,
          quality: slider,
          coverage: slider,
          interests: slider,
        }),
        newsText(3),
        (weights, text) => {
          expect(readWeights(writeWeights(weights))).toEqual(weights);
          const read = readWeights(text);
          if (read) expect(writeWeights(read).split(',').length).toBe(5);
        },
      ),
    );
  });
});

describe('names of categories, topics and publishers', () => {
  it('a category is one of ours or none, and a label always one', () => {
    fc.assert(
      fc.property(name, (text) => {
        const category = categoryNamed(text);
        if (category) {
          expect(CATEGORY_KEYS).toContain(category);
          expect(categoryNamed(category)).toBe(category);
        }
        expect(labelledCategory(labelledCategory(text))).toBe(labelledCategory(text));
      }),
    );
  });

  it('a topic means itself first, whatever its case, and nothing twice', () => {
    fc.assert(
      fc.property(name, (text) => {
        const keys = topicKeys(text);
        expect(keys.length > 0).toBe(text.trim() !== '');
        expect(new Set(keys).size).toBe(keys.length);
        expect(topicKeys(` ${text} `)).toEqual(keys);
        for (const key of keys) expect(key).toBe(key.trim().toLowerCase());
        expect(keys.slice(0, topicNames(text).length)).toEqual(topicNames(text));
      }),
    );
  });

  it('a preferred publisher is known by its whole name alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PREFERRED_PUBLISHERS), newsText(3), (preferred, text) => {
        const rank = PREFERRED_PUBLISHERS.indexOf(preferred);
        const found = preferredRank(`${text} ${preferred.toUpperCase()} ${text}`);
        expect(found !== null && found <= rank).toBe(true);
        expect(preferredRank(`x${preferred.replaceAll(' ', '')}x`)).toBeNull();
        const scene = ownScene(text);
        expect(Number.isInteger(scene) && scene >= 0 && scene < QUIET_SCENES).toBe(true);
        expect(Number.isNaN(timeOf('')) && Number.isNaN(timeOf(null))).toBe(true);
      }),
    );
  });
});
