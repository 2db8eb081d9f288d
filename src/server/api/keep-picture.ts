import type { Saved } from '../../accounts/accounts.ts';
import type { Story } from '../../contract/contract.ts';
import type { Context } from '../context.ts';

/** Pixels: as wide as a card shows a picture. */
const PICTURE_WIDTH = 640;

/** Keeps a story's picture with a save of it. @returns false when it has none, or it cannot be had now */
export async function keepPicture(
  {
    saved,
    pictures,
  }: { saved: Pick<Saved, 'pictureOf' | 'keepPicture'>; pictures: Pick<Context['pictures'], 'get'> },
  save: { id: string; story: Story },
): Promise<boolean> {
  const address = saved.pictureOf(save.story);
  const picture = address && (await pictures.get(address, PICTURE_WIDTH));
  if (!picture) return false;
  await saved.keepPicture(save, picture.bytes);
  return true;
}
