/**
 * GET /demo/{story}/{address}: where the links of reports by invented publishers lead, as nobody else would answer them. What is asked
 * for is only compared: the page says what stands in the story.
 */
import { toArticleSources } from '../../article/article.ts';
import {
  DEMO_REPORTS,
  type DemoReportInput,
  demoReportAddress,
  storyAddress,
} from '../../contract/contract.ts';
import { findStory } from '../api/stories.ts';
import type { App, Context } from '../context.ts';
import { languageOf } from '../http/device.ts';
import { Refusal } from '../http/errors.ts';
import { pageHeaders } from '../http/security.ts';

export function demoReportRoutes(app: App, context: Context): void {
  const { renderer, site } = context;
  const headers = pageHeaders(context);
  app.get(`${DEMO_REPORTS}/*`, { schema: { hide: true }, config: { page: true } }, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const { html, status } = await renderer.demoReport({
      language: languageOf(request.raw.headers),
      site,
      ...(await found(context, path)),
    });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
  });
}

/** @param path as it was sent */
async function found(context: Context, path: string): Promise<Pick<DemoReportInput, 'story' | 'report'>> {
  const id = path.slice(DEMO_REPORTS.length + 1).split('/', 1)[0] ?? '';
  const story = await findStory(context, id).catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!story) return { story: null, report: null };
  const report = toArticleSources(story, context).find(
    ({ demo, url }) => demo && demoReportAddress(id, url) === path,
  );
  return { story: storyAddress(story.id), report: report ?? null };
}
