import { expect, it } from 'vitest';
import { INTEREST_TOPICS } from './contract.ts';

/** As specified, word for word. */
const TOPICS =
  'World News, Politics, Science, Technology, Environment, Business, Sports, Entertainment, Health, Education, Travel, Food, Fashion, Art & Culture, Economy, Climate Change, Space, Medicine, Innovation, Local News, Breaking News, Opinion, Lifestyle, Psychology';

it('DATA-45 the 24 topics of interest', () => {
  expect(INTEREST_TOPICS.join(', ')).toBe(TOPICS);
});
