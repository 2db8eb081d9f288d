import { onTestFinished } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';
import { makeStory } from './stories.ts';

/** A server with two stories, closed when the test has ended. */
export async function serverWithTwoStories(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ stories: [makeStory('one'), makeStory('two')], ...options });
  onTestFinished(() => server.close());
  return server;
}
