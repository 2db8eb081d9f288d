/** A renderer that writes its input into a page: enough to see what the server gives it. */
import { createHash } from 'node:crypto';
import type { DemoReportInput, Invented, PageInput, PageRenderer } from '../../contract/contract.ts';

const SCRIPT = 'document.documentElement.dataset.ready="1"';
const STYLE = 'body{margin:0}';
const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export interface FakeRenderer extends PageRenderer {
  /** Everything it was asked to render, in order. */
  inputs: PageInput[];
  /** What each was to say of invented stories. */
  invented: Invented[];
  demoReports: DemoReportInput[];
}

export function createFakeRenderer(assetsDir: string): FakeRenderer {
  const inputs: PageInput[] = [];
  const invented: Invented[] = [];
  const demoReports: DemoReportInput[] = [];
  return {
    inputs,
    invented,
    demoReports,
    assetsDir,
    inlineHashes: { scripts: [hash(SCRIPT)], styles: [hash(STYLE)] },
    async demoReport(input) {
      demoReports.push(input);
      return { status: input.report ? 200 : 404, html: `<!doctype html><h1>${input.report?.headline}</h1>` };
    },
    async render(input, some = 'none') {
      inputs.push(input);
      invented.push(some);
      const { screen, data } = input;
      const status = screen.kind === 'story' && data.story === null ? 404 : 200;
      const titles = data.feed?.data.map(({ title }) => `<h2>${title}</h2>`).join('') ?? '';
      const html = `<!doctype html><html lang="${input.language}"><style>${STYLE}</style><script>${SCRIPT}</script><h1>${data.story?.title ?? screen.kind}</h1>${titles}</html>`;
      return { status, html };
    },
  };
}
