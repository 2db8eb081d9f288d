// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../contract/testing/eventually.ts';
import { ApiError } from '../../data/api-error.ts';
import { find } from '../../testing/in-browser.tsx';
import { closePart, openPart } from '../../testing/part.tsx';
import { StoryFailed } from './story-failed.tsx';

afterEach(closePart);

const FAILURE = new ApiError('refused', 500, '', '');
const nothing = () => {};
const shown = async (retrying: boolean, retry = nothing) => {
  await openPart(<StoryFailed failure={FAILURE} retrying={retrying} retry={retry} close={nothing} />, null);
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

it('what mends it is the button that stands out', async () => {
  await shown(false);
  expect((await find('button.primary')).textContent).toBe('Try Again');
});

it('for a story that does not exist, which no retry mends, that is Close', async () => {
  const failure = new ApiError('refused', 404, '', '');
  await openPart(<StoryFailed failure={failure} retrying={false} retry={nothing} close={nothing} />, null);
  expect((await find('button.primary')).textContent).toBe('Close');
  expect((await find('button.outline')).textContent).toBe('Try Again');
});

it('while it retries, its button keeps the focus and does nothing', async () => {
  const retry = vi.fn();
  await shown(true, retry);
  const button = (await find('button', 'Retrying...')) as HTMLButtonElement;
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.click();
  expect(retry).not.toHaveBeenCalled();
});
