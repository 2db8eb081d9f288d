/** Stories a reader saved: kept as they were, until the reader removes them. */
import { createHash, randomUUID } from 'node:crypto';
import { toStoryDetail } from '../article/article.ts';
import type { InterfaceLanguage, SavedStory, SavedStoryContent, Story } from '../contract/contract.ts';
import type { Store, StoredSave, SubscriptionRecord } from '../store/types.ts';
import { AccountFault, orGone } from './fault.ts';
import { checkSaves } from './free-limits.ts';
import { hasPremium } from './subscription.ts';

/** In which languages saved stories are told, and where their pictures are. */
export interface SavedTelling {
  language: InterfaceLanguage;
  reads: readonly string[];
  /** Turns a picture's address into one of this server, or null to leave it out. */
  imageUrl: (url: string, storyId: string) => string | null;
}

export interface Saved {
  /** Newest saved first. @param caller  aborted when nobody waits for the list any more: it ends with what it has */
  list(accountId: string, telling: SavedTelling, caller?: AbortSignal): Promise<SavedStory[]>;
  /** The same without the stories: for who only asks which are saved. */
  ids(accountId: string): Promise<Omit<SavedStory, 'story'>[]>;
  /** @param id  of the story, or of the save @throws AccountFault NOT_FOUND */
  find(accountId: string, id: string, telling: SavedTelling): Promise<SavedStory>;
  /**
   * Saves a story; one that is saved already stays as it was.
   * @returns `isNew` = its picture is to be kept
   * @throws AccountFault SAVE_LIMIT_REACHED
   */
  save(accountId: string, story: Story): Promise<{ id: string; savedAt: string; isNew: boolean }>;
  /**
   * Brings back what the reader removed a moment ago (SAVE_UNDO_MS): as it was saved, to its place in the list.
   * @returns null when there is no such thing: then it can be saved
   * @throws AccountFault SAVE_LIMIT_REACHED when others took its place
   */
  bringBack(accountId: string, storyId: string): Promise<{ id: string; savedAt: string } | null>;
  /** It and its picture go for good with the retention after SAVE_UNDO_MS. @throws AccountFault NOT_FOUND when it was not saved */
  remove(accountId: string, id: string): Promise<void>;
  /** Removes all of them at once and for good; the pictures go with the next retention. */
  clear(accountId: string): Promise<void>;
  /** The address of the picture to be kept for a story; null when it has none, or shows one that is kept already. */
  pictureOf(story: Story): string | null;
  /** Keeps that picture with a save. @param bytes  WebP */
  keepPicture(save: { id: string; story: Story }, bytes: Buffer): Promise<void>;
  /** @param name  of the file, as it stands at the end of a saved story's picture address */
  picture(name: string): Promise<{ type: string; bytes: Buffer } | null>;
}

const FOLDER = '/saved-pictures/';
const FILE = /^([0-9a-f]{64})\.webp$/;

/** True for an address of a saved picture on this server. */
export function isSavedPicture(address: string): boolean {
  return address.startsWith(FOLDER);
}

export function openSaved({
  store,
  now,
}: {
  store: Pick<Store, 'savedStories' | 'savedPictures'>;
  now: () => Date;
}): Saved {
  const { savedStories, savedPictures } = store;
  const allow = (saved: number, subscription: SubscriptionRecord) =>
    checkSaves(saved, hasPremium(subscription, now()));
  return {
    list: (accountId, telling, caller) =>
      savedStories.list(accountId, (save) => toSavedStory(save, telling), caller),
    async ids(accountId) {
      const saves = await savedStories.ids(accountId);
      return saves.map((save) => ({ ...save, savedAt: save.savedAt.toISOString() }));
    },
    async find(accountId, id, telling) {
      const save = await savedStories.find(accountId, id);
      if (!save) throw new AccountFault('NOT_FOUND');
      return toSavedStory(save, telling);
    },
    async save(accountId, story) {
      const pictureHash = keptPictureOf(story);
      const save = { id: randomUUID(), storyId: story.id, savedAt: now(), story, pictureHash };
      const { id, savedAt, isNew } = orGone(await savedStories.save(accountId, save, allow));
      return { id, savedAt: savedAt.toISOString(), isNew };
    },
    async bringBack(accountId, storyId) {
      const back = await savedStories.bringBack(accountId, storyId, now(), allow);
      return back && { id: back.id, savedAt: back.savedAt.toISOString() };
    },
    async remove(accountId, id) {
      if (!(await savedStories.remove(accountId, id, now()))) throw new AccountFault('NOT_FOUND');
    },
    clear: (accountId) => savedStories.removeAll(accountId),
    pictureOf,
    async keepPicture({ id, story }, bytes) {
      const hash = createHash('sha256').update(bytes).digest();
      const address = `${FOLDER}${hash.toString('hex')}.webp`;
      const picture = { hash, type: 'image/webp', bytes };
      await savedPictures.keep({ id, story: withPicture(story, address) }, picture, now());
    },
    async picture(name) {
      const hash = hashIn(name);
      return hash && savedPictures.find(hash);
    },
  };
}

function pictureOf(story: Story): string | null {
  const address = shownPicture(story);
  return address !== null && isSavedPicture(address) ? null : address;
}

/** A story that is gone is answered from somebody's save, with the picture that was kept for them. */
function keptPictureOf(story: Story): Buffer | null {
  const address = shownPicture(story);
  return address !== null && isSavedPicture(address) ? hashIn(address.slice(FOLDER.length)) : null;
}

/** Any language will do: the picture is the same in all. */
const shownPicture = (story: Story): string | null =>
  toStoryDetail(story, { language: 'en', reads: [], imageUrl: (url) => url }).imageUrl;

/** @param name  of a file */
function hashIn(name: string): Buffer | null {
  const hash = FILE.exec(name)?.[1];
  return hash === undefined ? null : Buffer.from(hash, 'hex');
}

/** The story with its picture at our own address, wherever it stood. */
function withPicture(story: Story, address: string): Story {
  const before = pictureOf(story);
  return {
    ...story,
    primary_image_url: address,
    sources: story.sources.map((source) => ({
      ...source,
      media: source.media.map((media) => (media.url === before ? { ...media, url: address } : media)),
    })),
  };
}

function toSavedStory({ id, storyId, savedAt, story }: StoredSave, telling: SavedTelling): SavedStory {
  return { id, storyId, savedAt: savedAt.toISOString(), story: toContent(story, telling) };
}

/** The first source carries the story's own picture. */
function toContent(story: Story, telling: SavedTelling): SavedStoryContent {
  const { title, summary, description, language, imageUrl, sources } = toStoryDetail(story, telling);
  const wordCounts = new Map(story.sources.map(({ url, word_count }) => [url, word_count]));
  return {
    headline: title,
    sub_headline: summary,
    description,
    language,
    categories: story.categories,
    tags: story.tags,
    published_at: story.published_at,
    sources: sources.map((source, index) => {
      const picture = index === 0 ? imageUrl : source.imageUrl;
      return {
        name: source.name,
        original_headline: source.headline,
        url: source.url,
        word_count: wordCounts.get(source.url) ?? 0,
        media: picture === null ? [] : [{ type: 'image', url: picture, alt: '', is_primary: true }],
      };
    }),
  };
}
