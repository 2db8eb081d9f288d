/** Stories composed for tests, from invented publishers. */
import type { LabelledReport, Publisher } from '../../../contract/contract.ts';
import { aPublisher } from '../../../contract/testing/reports.ts';
import { composeStory } from '../compose.ts';

export const NOW = new Date('2026-03-01T18:00:00Z');

const PUBLISHERS: Publisher[] = [
  aPublisher('gazette'),
  aPublisher('gazette-sport', { family: 'gazette' }),
  aPublisher('courier', { country: 'US' }),
  aPublisher('relay', { country: 'ZA', relays: true }),
  aPublisher('koerier', { language: 'nl', country: 'NL' }),
  aPublisher('bbc', { name: 'BBC News' }),
  aPublisher('morning-star', { demo: true }),
  aPublisher('bugle', { scope: 'regional' }),
  aPublisher('echo', { scope: 'regional' }),
  aPublisher('herald'),
  aPublisher('gadgets', { feeds: [{ url: 'https://gadgets.example/feed', section: 'technology' }] }),
  aPublisher('robots', { feeds: [{ url: 'https://robots.example/feed', section: 'technology' }] }),
];
export const publishers = (id: string) => PUBLISHERS.find((publisher) => publisher.id === id);

export const compose = (reports: LabelledReport[], ...before: Parameters<typeof composeStory>[2]) =>
  composeStory('s1', reports, before, publishers, NOW);

export const at = (hour: number): string => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
