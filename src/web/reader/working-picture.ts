import { useSyncExternalStore } from 'react';
import { useFailedPictures } from './reader.tsx';

interface WorkingPicture {
  /** The first address that has not failed here lately; undefined when there is none left. */
  url: string | undefined;
  /** For the image that shows it: a failure is remembered, and makes way for the next. */
  watched: {
    ref: (image: HTMLImageElement | null) => void;
    onError: () => void;
  };
}

/** @param urls what there is to show, best first */
export function useWorkingPicture(urls: readonly string[]): WorkingPicture {
  const failed = useFailedPictures();
  const url = useSyncExternalStore(
    failed.subscribe,
    () => urls.find((each) => !failed.has(each)),
    () => urls[0],
  );
  const fail = () => {
    // Without a connection it says nothing of the picture.
    if (url !== undefined && navigator.onLine) failed.remember(url);
  };
  return {
    url,
    watched: {
      ref: (image) => {
        // It may have failed before this code ran.
        if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') !== null) fail();
      },
      onError: fail,
    },
  };
}
