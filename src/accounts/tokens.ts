/** The two signed tokens: one for calls, short-lived; one that goes along when a session is renewed. They are counted in pairs. */
import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { UUID_PATTERN } from '../contract/contract.ts';
import type { TokenKeys } from './keys.ts';
import { ACCESS_TOKEN_MINUTES, SESSION_IDLE_DAYS } from './times.ts';

/** The only one we sign and accept: a token does not get to choose how it is checked. */
const ALGORITHM = 'HS256';
const ISSUER = 'helder';
/** What each is good for; one is never taken for the other. */
const CALLS = 'calls';
const RENEWAL = 'renewal';

/** Who shows a token. */
export interface TokenBearer {
  accountId: string;
  sessionId: string;
}

/** What both tokens of a pair say. */
export interface PairedToken extends TokenBearer {
  /** How many pairs there were in this session, this one included. */
  generation: number;
}

export interface AccessToken extends TokenBearer {
  /** Null in a token of a release that did not count these. */
  generation: number | null;
}

export interface SignInTokens {
  /** Has the key at hand that signs: what is signed next needs no database. */
  ready(): Promise<void>;
  signAccess(token: PairedToken): Promise<string>;
  signId(token: PairedToken, email: string): Promise<string>;
  /** Null for what is expired, forged, of another kind or no token. */
  readAccess(token: string): Promise<AccessToken | null>;
  readId(token: string): Promise<PairedToken | null>;
}

const CLAIMS = Compile(
  Type.Object({
    sub: Type.String({ pattern: UUID_PATTERN }),
    sid: Type.String({ pattern: UUID_PATTERN }),
    gen: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
);

/** @param now the clock that tokens are issued and checked by */
export function createTokens(keys: TokenKeys, now: () => Date): SignInTokens {
  const sign = async (
    { accountId, sessionId, generation }: PairedToken,
    audience: string,
    minutes: number,
    claims: Record<string, unknown> = {},
  ): Promise<string> => {
    const { id, key } = await keys.current();
    const at = Math.floor(now().getTime() / 1_000);
    return new SignJWT({ sid: sessionId, gen: generation, ...claims })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: id })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(accountId)
      .setJti(randomUUID())
      .setIssuedAt(at)
      .setExpirationTime(at + minutes * 60)
      .sign(key);
  };
  const read = async (token: string, audience: string) => {
    const payload = await verified(token, audience, keys, now());
    return payload && CLAIMS.Check(payload) ? payload : null;
  };
  return {
    async ready() {
      await keys.current();
    },
    signAccess: (token) => sign(token, CALLS, ACCESS_TOKEN_MINUTES),
    signId: (token, email) => sign(token, RENEWAL, SESSION_IDLE_DAYS * 24 * 60, { email }),
    async readAccess(token) {
      const claims = await read(token, CALLS);
      return claims && { accountId: claims.sub, sessionId: claims.sid, generation: claims.gen ?? null };
    },
    async readId(token) {
      const claims = await read(token, RENEWAL);
      return claims?.gen ? { accountId: claims.sub, sessionId: claims.sid, generation: claims.gen } : null;
    },
  };
}

/** The claims of a token that we signed for this audience and that has not expired; else null. */
async function verified(token: string, audience: string, keys: TokenKeys, now: Date): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await keys.find(kid ?? '');
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'exp'],
      },
    );
    return payload;
  } catch (error) {
    // Not the token's fault, such as a database that is away, is told as what it is.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
