/** Sponsored items: what an operator writes in the file of house ads, and what a page carries of it. */
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

const words = Type.Object({ title: text(80), description: text(160), ctaText: text(30) }, closed);

const SponsoredItemSchema = Type.Object(
  {
    sponsor: text(60),
    /** Three wide and two high: a file under /assets/, or a picture at a web address, which readers get through this server. */
    imageUrl: Type.String({ pattern: '^(/assets/|https://)[^\\s"<>]+$', maxLength: 500 }),
    /** Where the call to action leads. */
    targetUrl: Type.String({ pattern: '^https://[^\\s"<>]+$', maxLength: 500 }),
    words: Type.Object({ en: words, nl: words }, closed),
  },
  closed,
);
export type SponsoredItem = Static<typeof SponsoredItemSchema>;

/** The file; its items take turns in the feed. */
export const SponsoredFileSchema = Type.Object(
  {
    about: Type.Optional(Type.String()),
    items: Type.Array(SponsoredItemSchema, { minItems: 1, maxItems: 100 }),
  },
  closed,
);
