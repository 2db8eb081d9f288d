/**
 * Addresses of pictures on this server: /img/{story}/{mark of the publisher's address}/{width}. Only what a story of ours shows
 * can be asked for, so strangers cannot use us to fetch what they like, and every process reads what another wrote. A page that
 * says the story's id anyway pays few bytes for it. Another picture is another mark: what an address shows never changes.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { storyImages } from '../../article/article.ts';
import { IMAGE_WIDTHS } from '../../contract/contract.ts';
import type { Edition } from '../../edition/edition.ts';

const DEFAULT_WIDTH = 640;
/** 36 bits: it tells apart the pictures of one story. */
const MARK_LENGTH = 6;
const MAX_ADDRESS_LENGTH = 2000;
/** A page shows 60 pictures, and the same ones again and again. */
const REMEMBERED_ADDRESSES = 10_000;

export interface ImageAddress {
  url: string;
  /** The id of the story that shows it; no story has the id of the operator's. */
  story: string;
  width: number;
}

export interface ImageAddresses {
  /** The path on this server for a picture at `url` that a story shows, at the default width. */
  of: (url: string, story: string) => string;
  /** The same for one that no story shows: every process is told of those when it starts. */
  ofOperator: (url: string) => string;
  /**
   * The picture meant by a path, or null when that is none of a story of ours, nor of the operator's.
   * @throws StoreAway when the story has to be looked up and cannot be
   */
  open: (path: string) => Promise<ImageAddress | null>;
}

/** Stands where a story's id does; no story is called so. */
const OPERATOR = '~';

const PATH = /^\/img\/([\w.~-]+)\/([\w-]{6})\/(\d+)$/;

/** @param edition knows stories by the ids they have and had */
export function createImageAddresses(edition: Pick<Edition, 'story'>): ImageAddresses {
  /** Story and mark → the publisher's address. */
  const known = new LRUCache<string, string>({ max: REMEMBERED_ADDRESSES });
  const ofOperator = new Map<string, string>();
  const marks = new LRUCache<string, string>({ max: REMEMBERED_ADDRESSES });
  const markOf = (url: string): string => {
    const mark = marks.get(url) ?? createHash('sha256').update(url).digest('base64url').slice(0, MARK_LENGTH);
    marks.set(url, mark);
    return mark;
  };
  /** Makes a story's picture known. @returns its mark */
  const note = (url: string, story: string): string => {
    const mark = markOf(url);
    known.set(`${story}/${mark}`, url);
    return mark;
  };
  const urlOf = async (story: string, mark: string): Promise<string | undefined> => {
    const url = known.get(`${story}/${mark}`);
    if (url !== undefined) return url;
    const found = await edition.story(story);
    for (const shown of found ? storyImages(found, found.sources) : []) note(shown, story);
    return known.get(`${story}/${mark}`);
  };
  return {
    of: (url, story) => `/img/${story}/${note(url, story)}/${DEFAULT_WIDTH}`,
    ofOperator(url) {
      const mark = markOf(url);
      ofOperator.set(mark, url);
      return `/img/${OPERATOR}/${mark}/${DEFAULT_WIDTH}`;
    },
    async open(path) {
      const [, story = '', mark = '', text] = PATH.exec(path) ?? [];
      const width = IMAGE_WIDTHS.find((candidate) => String(candidate) === text);
      if (width === undefined) return null;
      const url = story === OPERATOR ? ofOperator.get(mark) : await urlOf(story, mark);
      return url === undefined || url.length > MAX_ADDRESS_LENGTH ? null : { url, story, width };
    },
  };
}
