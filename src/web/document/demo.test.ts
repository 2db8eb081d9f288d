import { describe, expect, it } from 'vitest';
import type { DemoReportInput } from '../../contract/contract.ts';
import { renderer } from '../testing/page.ts';
import { pageInput } from '../testing/stories.ts';
import { hashOf } from './assets.ts';

const { site } = pageInput();
const mixed = { ...site, publishers: site.publishers.map((each, at) => ({ ...each, demo: at > 0 })) };

describe('above invented stories', () => {
  it('a line says that they are, outside the app and in every language, of which the page shows one', async () => {
    const { html } = await renderer.render(pageInput({ site: mixed }), 'all');
    const line = html.slice(0, html.indexOf('<div id="root">'));
    expect(line).toContain(
      '<p lang="en">Demonstration: these stories and their newsrooms are invented. <span>Real publishers join when there is a network.</span></p>',
    );
    expect(line).toContain('<p lang="nl">Demonstratie: deze artikelen en hun redacties zijn verzonnen.');
    const [, style = ''] = /<style>(\.demo.*?)<\/style>/.exec(line) ?? [];
    expect(style).toContain(':root:lang(nl) .demo>:not(:lang(nl))');
    expect(renderer.inlineHashes.styles).toContain(hashOf(style));
  });

  it('none of real publishers is announced where there are none', async () => {
    const { html } = await renderer.render(pageInput(), 'all');
    expect(html).toContain('are invented.</p>');
  });

  it('where there are others too it does not say so of all, nor that others are to come', async () => {
    const { html } = await renderer.render(pageInput({ site: mixed }), 'some');
    expect(html).toContain(
      '<p lang="en">Demonstration: some of the stories here and their newsrooms are invented.</p>',
    );
    expect(html).toContain(
      '<p lang="nl">Demonstratie: een deel van de artikelen hier en hun redacties is verzonnen.</p>',
    );
  });

  it('and nothing above others', async () => {
    expect((await renderer.render(pageInput())).html).not.toContain('are invented.');
  });
});

describe('the page in the place of a report', () => {
  const input: DemoReportInput = {
    language: 'en',
    site,
    story: '/story/s1',
    report: {
      name: 'De <i>Krant</i>',
      headline: 'Zeehonden in <Rotterdam>',
      summary: 'Twee dieren.',
      language: 'nl',
    },
  };

  it('says that the newsroom is invented, what it reports, and the way back; robots leave it out', async () => {
    const { status, html } = await renderer.demoReport(input);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<h2 lang="nl">Zeehonden in &lt;Rotterdam&gt;</h2><p lang="nl">Twee dieren.</p>');
    expect(html).toContain('<a href="/story/s1">Back to the story</a>');
    expect(html).not.toContain('<script');
    expect(html).toContain('<h1>This newsroom is invented</h1>');
    expect(html).toContain('De &lt;i&gt;Krant&lt;/i&gt; does not exist.');
    expect(html).toContain(
      'With a real publisher, this link leads to the piece on the publisher’s own site.',
    );
  });

  it('in Dutch, and of a report without a summary', async () => {
    const report = input.report && { ...input.report, summary: '' };
    const { html } = await renderer.demoReport({ ...input, language: 'nl', report });
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('Deze redactie is verzonnen');
    expect(html).toContain('<h2>Zeehonden in &lt;Rotterdam&gt;</h2></section>');
  });

  it('leads to the news where neither report nor story is there', async () => {
    const { status, html } = await renderer.demoReport({ ...input, story: null, report: null });
    expect(status).toBe(404);
    expect(html).toContain('<h1>There is no such report</h1>');
    expect(html).toContain('<a href="/">To the news</a>');
  });
});
