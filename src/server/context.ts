/** What every part of the server works with. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Config } from '../config.ts';
import type { PageRenderer, Publisher, Site, SponsoredItem } from '../contract/contract.ts';
import type { Edition } from '../edition/edition.ts';
import type { Store } from '../store/types.ts';
import { hostInUrl } from './http/host-in-url.ts';
import type { HousePictures } from './pictures/pictures.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface ServerOptions {
  config: Config;
  publishers: readonly Publisher[];
  store: Pick<Store, 'stories' | 'lastRound' | 'healthy' | 'refusal'>;
  accounts: Accounts;
  edition: Edition;
  renderer: PageRenderer;
  now: () => Date;
  /** A pino logger. */
  log: FastifyBaseLogger;
  /** Publishers' pictures, where a worker in this process has them too. The server opens and closes them. */
  pictures?: HousePictures;
  /**
   * While developing: Vite's middleware. It sees every request first, and every page is rendered anew, with a policy that lets
   * its client work.
   */
  develop?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

export interface Context extends ServerOptions {
  site: Site;
  /** Readers come over https. */
  secure: boolean;
  /** Address on this server for a picture elsewhere that a story shows. */
  imageUrl: (url: string, storyId: string) => string;
  /** The same for a page of this moment: null while that picture cannot be had. */
  imageUrlNow: (url: string, storyId: string) => string | null;
  /** House ads, as readers get them. */
  sponsored: readonly SponsoredItem[];
  pictures: HousePictures;
  /** Pictures of saved stories on their way into the database. */
  keeping: Set<Promise<unknown>>;
}

/** Where readers open this installation, without a slash at its end. */
export const publicUrlOf = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl || `http://${hostInUrl(host)}:${port}`;

/** Facts about this installation for pages and the browser. */
export function siteOf(config: Config, publishers: readonly Publisher[]): Site {
  return {
    name: 'Helder',
    // Without PUBLIC_URL the real port is known only when the server listens; see server.ts.
    publicUrl: publicUrlOf(config),
    contactEmail: config.contactEmail,
    supportEmail: config.supportEmail,
    flags: config.flags,
    demoSignIn: config.demoSignIn,
    priceList: config.priceList,
    windowDays: config.windowDays,
    publishers: publishers.map(({ name, homepage, demo }) => ({
      name,
      homepage: homepage ?? null,
      demo: demo ?? false,
    })),
  };
}

export interface Pages {
  /** Answers from the cache at once; false when the framework must see to it. */
  answerFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders if need be. Unknown addresses get the home feed. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Renders again what readers ask for most. */
  refreshHot(): Promise<number>;
}
