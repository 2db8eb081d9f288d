import type { StoryDetail } from '../../contract/contract.ts';
import { isGif } from '../../contract/picture.ts';
import { drawingOf, isDrawn, sourceSet } from '../format/image.ts';
import { useTexts } from '../language/language.tsx';
import { useWorkingPicture } from '../reader/working-picture.ts';

export type Ratio = '16x9' | '3x2' | '1x1';

type Pictured = Pick<StoryDetail, 'id' | 'category' | 'imageUrl' | 'imageSources'>;

interface PictureProps {
  story: Pictured;
  ratio: Ratio;
  /** Where the story is, for who cannot see its map. */
  place?: string;
  /** The `sizes` of the place this picture has on the page. */
  sizes: string;
  /** Narrowest and widest useful width in pixels, for one to three pixels per point. */
  widths: readonly [number, number];
  /** The first picture of the page is fetched at once, all others when they come near (document/inline-scripts.ts). */
  first?: boolean;
}

const SHAPE: Record<Ratio, { width: number; height: number }> = {
  '16x9': { width: 640, height: 360 },
  '3x2': { width: 720, height: 480 },
  '1x1': { width: 160, height: 160 },
};

/** The photograph that is shown of a story: the publisher's, else its next one; none where we draw. */
export function usePhoto({ imageUrl, imageSources }: Pictured) {
  return useWorkingPicture(
    [imageUrl, ...imageSources].filter(
      (url, index, all): url is string =>
        url !== null && !isGif(url) && !isDrawn(url) && all.indexOf(url) === index,
    ),
  );
}

/**
 * A story's picture: the publisher's, else its next one, else our own: a map of its place, or artwork. Decoration but for the
 * map: the headline beside it says what it is about.
 */
export function Picture({ story, place = '', ratio, sizes, widths, first }: PictureProps) {
  const t = useTexts();
  const { url: photo, watched } = usePhoto(story);
  const shared = { ...SHAPE[ratio], ...(first && ({ fetchPriority: 'high' } as const)) };
  if (photo === undefined) {
    return (
      <span className={`art r${ratio}`}>
        <img
          alt={place && t('card.map', { place })}
          src={drawingOf(story)}
          {...shared}
          {...(!first && { loading: 'lazy' })}
        />
      </span>
    );
  }
  return (
    <span className={`art r${ratio}`}>
      <img
        key={photo}
        alt=""
        className="photo"
        src={photo}
        srcSet={sourceSet(photo, widths)}
        sizes={sizes}
        // The first one too: the page's own script has it fetched at once, unless it failed here before.
        loading="lazy"
        suppressHydrationWarning
        {...shared}
        {...watched}
      />
    </span>
  );
}
