// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../contract/testing/eventually.ts';
import { ApiError } from '../../data/api-error.ts';
import { closePart, openPart } from '../../testing/part.tsx';
import { StoryFailed } from './story-failed.tsx';

afterEach(closePart);

const FAILURE = new ApiError('refused', 500, '', '');
const shown = async (retrying: boolean) => {
  const nothing = () => {};
  await openPart(<StoryFailed failure={FAILURE} retrying={retrying} retry={nothing} close={nothing} />, null);
  return eventually(() => {
    const alert = document.querySelector('[role=alert]');
    expect(alert).not.toBeNull();
    return alert?.textContent;
  });
};

it('STORY-21 STORY-28 a retry clears the error, and the button says that it is at work', async () => {
  expect(await shown(false)).toBe(
    'Unable to load storyFailed to load story. Please try again later.Try AgainClose',
  );
  expect(await shown(true)).toBe('Unable to load storyLoading story...Retrying...Close');
});
