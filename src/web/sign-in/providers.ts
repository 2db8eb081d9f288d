/** Signing in with somebody else's account. Nobody has built that yet: each ends in its failure. */
import type { Tokens } from '../../contract/contract.ts';

export const PROVIDERS = ['apple', 'google'] as const;
export type Provider = (typeof PROVIDERS)[number];
/** Ends with tokens, or throws. */
export type SignInWith = (provider: Provider) => Promise<Tokens>;

const NAMES: Record<Provider, string> = { apple: 'Apple', google: 'Google' };

/** @throws always, and asks nobody */
export const notImplemented: SignInWith = (provider) =>
  Promise.reject(new Error(`${NAMES[provider]} sign-in is not implemented`));

/** @throws Error that says for the logs what went wrong */
export async function signInWith(provider: string, ask: SignInWith): Promise<Tokens> {
  const known = PROVIDERS.find((each) => each === provider);
  if (!known) throw new Error('Unsupported provider');
  try {
    return await ask(known);
  } catch (cause) {
    throw new Error(`${known} authentication failed`, { cause });
  }
}
