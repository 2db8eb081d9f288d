import { expect, it } from 'vitest';
import { join, keepOnly, startCluster } from './clusters.ts';
import { HOUR_MS, input, START } from './testing/history.ts';
import { Vocabulary } from './vocabulary.ts';

it('a story that forgets its first reports spans the others, and is as old as it was', () => {
  const vocabulary = new Vocabulary();
  const [first, newest] = [1, 90].map((hour) =>
    vocabulary.read(input(`r${hour}`, 'Ferry aground in fog', hour)),
  );
  const story = startCluster('s', 0);
  for (const report of [first, newest]) if (report) join(story, report);
  keepOnly(story, newest ? [newest] : []);
  expect((story.firstAt - START) / HOUR_MS).toBe(90);
  expect((story.beganAt - START) / HOUR_MS).toBe(1);
});
