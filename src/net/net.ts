/** The door of net: how this program asks other people's servers. Closed to private networks, and it says who asks. */
import { version } from '../../package.json';

export { asFetchFault, FetchFault } from './fetch-fault.ts';
export { CONNECTIONS_PER_HOST, checkUrl, createGuardedAgent, isAllowed, portOf } from './guard.ts';
export { redirectOf } from './redirect.ts';

/** Who asks: every publisher can see what Helder is and whom to write to. */
export const userAgent = (contact: string): string => `Helder/${version} (+${contact})`;
