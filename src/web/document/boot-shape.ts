/** The boot data as it stands in a page: written here, and read field by field. */
import { addressOf, screenAt } from '../../contract/address.ts';
import type {
  BootData,
  CardPage,
  Flags,
  LeftOut,
  Screen,
  Site,
  SponsoredItem,
} from '../../contract/contract.ts';
import { INTERFACE_LANGUAGES } from '../../contract/locale.ts';
import { PRICE_LIST_NAMES } from '../../contract/premium.ts';
import { columnsOf, listedIn } from '../data/columns.ts';
import {
  date,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  text,
} from '../data/shape.ts';
import {
  cardsShape,
  pageShape,
  publisherShape,
  refusalShape,
  storyShape,
  weightsShape,
} from '../data/shapes.ts';
import { userShape } from '../session/user-shape.ts';

/** A screen travels as its address, which is read as any address is; a feed's stories travel as columns. */
export function travelling(boot: BootData): unknown {
  const { feed } = boot.data;
  return {
    ...boot,
    screen: addressOf(boot.screen),
    data: { ...boot.data, feed: feed && { ...feed, data: columnsOf(feed.data) } },
  };
}

const screenShape: Shape<Screen> = (value) => screenAt(text(value));

const adWordsShape = object<SponsoredItem['words']['en']>({ title: text, description: text, ctaText: text });

const feedShape: Shape<CardPage> = pageShape((columns) => cardsShape(listedIn(columns)));

export const bootShape = object<BootData>({
  screen: screenShape,
  unknownPath: flag,
  language: oneOf(INTERFACE_LANGUAGES),
  now: date,
  user: nullable(userShape),
  place: nullable(
    object<NonNullable<BootData['place']>>({
      latitude: number,
      longitude: number,
      accuracy: optional(number),
      city: text,
      country: text,
      cityName: text,
    }),
  ),
  country: nullable(text),
  reads: list(text),
  weights: nullable(weightsShape),
  leftOut: optional(object<LeftOut>({ ids: list(text), since: date })),
  sponsored: list(
    object<SponsoredItem>({
      sponsor: text,
      imageUrl: text,
      targetUrl: text,
      words: object<SponsoredItem['words']>({ en: adWordsShape, nl: adWordsShape }),
    }),
  ),
  site: object<Site>({
    name: text,
    publicUrl: text,
    contactEmail: text,
    supportEmail: text,
    flags: object<Flags>({
      adsEnabled: flag,
      signInEnabled: flag,
      shareEnabled: flag,
      relatedStoriesEnabled: flag,
      aboutStoryEnabled: flag,
      use20StoriesEnabled: flag,
    }),
    demoSignIn: flag,
    priceList: oneOf(PRICE_LIST_NAMES),
    windowDays: number,
    publishers: list(publisherShape),
  }),
  data: object<BootData['data']>({
    feed: nullable(feedShape),
    story: nullable(storyShape),
    related: cardsShape,
    error: nullable(refusalShape),
  }),
});
