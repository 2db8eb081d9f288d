import { type Static, Type } from 'typebox';

const text = (maxLength: number) => Type.String({ maxLength });
const maybe = (maxLength: number) => Type.Optional(Type.Union([text(maxLength), Type.Null()]));

/** POST /stories/share. Only id is trusted; the story's content comes from our own data. */
export const SharePayloadSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  title: maybe(1000),
  summary: maybe(5000),
  description: maybe(20_000),
  category: maybe(100),
  location: Type.Optional(Type.Unknown()),
  imageUrl: maybe(4000),
  urls: Type.Optional(Type.Array(text(4000), { maxItems: 500 })),
  sources: Type.Optional(
    Type.Array(
      Type.Object({
        name: maybe(200),
        url: maybe(4000),
        headline: maybe(1000),
        publishedAt: maybe(50),
        readTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
        imageUrl: maybe(4000),
      }),
      { maxItems: 500 },
    ),
  ),
});
export type SharePayload = Static<typeof SharePayloadSchema>;

export const ShareReplySchema = Type.Object({ shareUrl: Type.String() });
export type ShareReply = Static<typeof ShareReplySchema>;
