import { Agent } from 'undici';
import type { PictureSource } from './image-fetch.ts';
export function createPictureSource(allow: string[], userAgent: string): PictureSource {
  return {
    dispatcher: new Agent(),
    userAgent,
    check: (url) => {
      const u = new URL(url);
      if (!allow.includes(u.host)) throw new Error('x');
    },
  };
}
