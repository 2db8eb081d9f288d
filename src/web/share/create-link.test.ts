import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../data/api-error.ts';
import { storyDetail } from '../testing/stories.ts';
import { createLink } from './create-link.ts';

const shared = { id: 'story-1', title: 'T', excerpt: 'E', language: 'en', category: 'world', imageUrl: null };
const request = {
  shared,
  publicUrl: 'https://helder.example',
  loadStory: async () => storyDetail(),
};
const logged = vi.fn();
const fetched = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(Response.json({ shareUrl: 'https://helder.example/story/short' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('createLink', () => {
  it('SHARE-08 API-25 DATA-18 SHARE-11 AMBIG-60 posts the payload as JSON and reads shareUrl', async () => {
    const link = await createLink(request);
    expect(link).toEqual({ link: 'https://helder.example/story/short', detailed: true, created: true });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/stories/share');
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(init.body)).toMatchObject({ id: 'story-1', sources: expect.any(Array) });
  });

  it('ERR-63 AMBIG-62 says when the details could not be loaded, and shares the five fields', async () => {
    const offline = async () => {
      throw new ApiError('network', 0, '', '');
    };
    const link = await createLink({ ...request, loadStory: offline });
    expect(link).toMatchObject({ detailed: false, created: true });
    expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).not.toHaveProperty('sources');
  });

  const failures: [what: string, answer: () => Promise<Response>][] = [
    ['a refusal', async () => Response.json({ error: { code: 'NOT_FOUND', message: '' } }, { status: 404 })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ];
  it.each(failures)(
    'SHARE-10 ERR-61 AMBIG-62 falls back to the story’s address: %s',
    async (_what, answer) => {
      fetched.mockImplementation(answer);
      const link = await createLink(request);
      expect(link).toEqual({ link: 'https://helder.example/story/story-1', detailed: true, created: false });
      expect(logged).toHaveBeenCalledWith('Failed to create shareable story', expect.any(ApiError));
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it('SHARE-10 an answer without a link is a failure too', async () => {
    fetched.mockResolvedValue(Response.json({}));
    expect(await createLink(request)).toMatchObject({ created: false });
  });
});
