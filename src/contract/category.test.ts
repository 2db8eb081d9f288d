import { describe, expect, it } from 'vitest';
import {
  CATEGORY_KEYS,
  INTEREST_TOPICS,
  labelledCategory,
  MAIN_CATEGORIES,
  MORE_CATEGORIES,
} from './category.ts';

/** As specified, word for word. */
const TOPICS =
  'World News, Politics, Science, Technology, Environment, Business, Sports, Entertainment, Health, Education, Travel, Food, Fashion, Art & Culture, Economy, Climate Change, Space, Medicine, Innovation, Local News, Breaking News, Opinion, Lifestyle, Psychology';

it('DATA-45 the 24 topics of interest', () => {
  expect(INTEREST_TOPICS.join(', ')).toBe(TOPICS);
});

describe('the navigation', () => {
  it('NAV-08 NAV-09 has five categories and seven under More, in the specified order', () => {
    expect(MAIN_CATEGORIES).toEqual(['all', 'local', 'world', 'politics', 'science']);
    expect(MORE_CATEGORIES).toEqual([
      'business',
      'technology',
      'environment',
      'health',
      'entertainment',
      'sports',
      'crime',
    ]);
  });

  it('DATA-41 DATA-42 together they are the twelve', () => {
    expect([...MAIN_CATEGORIES, ...MORE_CATEGORIES]).toEqual(CATEGORY_KEYS);
  });
});

describe('labelledCategory', () => {
  it.each(['general', 'education', '', 'all', 'World', '../x'])('labels %j as general', (category) => {
    expect(labelledCategory(category)).toBe('general');
  });

  it('knows technology by its other name', () => {
    expect(labelledCategory('tech')).toBe('technology');
  });
});
