import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

const CONFIGS = ['vite.config.ts', 'vite.server.config.ts'];

afterEach(() => vi.unstubAllEnvs());

/** How Vite understands a configuration of ours in a shell that has this NODE_ENV. */
async function resolved(name: string, command: 'build' | 'serve', nodeEnv: string) {
  vi.stubEnv('NODE_ENV', nodeEnv);
  return resolveConfig({ configFile: join(import.meta.dirname, '../..', name) }, command);
}

describe('what is built', () => {
  it.each(CONFIGS.flatMap((name) => ['development', 'test'].map((nodeEnv) => [name, nodeEnv] as const)))(
    'is for production: %s where NODE_ENV is %s',
    async (name, nodeEnv) => {
      expect((await resolved(name, 'build', nodeEnv)).isProduction).toBe(true);
    },
  );

  it('is for development where sources are served', async () => {
    expect((await resolved('vite.config.ts', 'serve', 'development')).isProduction).toBe(false);
  });

  it.each(CONFIGS)('asks no .env: %s', async (name) => {
    expect((await resolved(name, 'build', 'production')).envDir).toBe(false);
  });
});
