import type { Plugin } from 'vite';

/**
 * Builds for production whatever NODE_ENV the shell or `.env` has: React's code for development would be written into the renderer,
 * which runs on React's production build, and a build stays in force until a source changes.
 */
export function production(): Plugin {
  return {
    name: 'production',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production';
    },
  };
}
