/** A rendered page, taken apart for tests. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageInput, PageRenderer } from '../../contract/contract.ts';
import { createRenderer } from '../entry-server.tsx';
import { pageInput } from './stories.ts';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface RenderedPage {
  status: number;
  html: string;
  /** Elements with this class, in document order. */
  all(className: string): Element[];
  tags(name: string): Element[];
  /** Visible text of the whole page, or of one element. */
  text(of?: Element): string;
  attribute(of: Element | undefined, name: string): string | undefined;
  /** Content of <meta name|property=…>. */
  meta(name: string): string | undefined;
}

const { innerText } = DomUtils;
export const renderer: PageRenderer = createRenderer({ clientDir: null });

export async function rendered(changes: Partial<PageInput> = {}): Promise<RenderedPage> {
  const { status, html } = await renderer.render(pageInput(changes));
  const document: Document = parseDocument(html);
  const [body] = DomUtils.getElementsByTagName('body', document);
  const text = (of?: Element) => {
    const words = innerText(of ?? body ?? document);
    return words.replace(/\s+/g, ' ').trim();
  };
  return {
    status,
    html,
    text,
    all: (className) =>
      DomUtils.filter((node) => {
        if (!('attribs' in node)) return false;
        return (node.attribs.class ?? '').split(' ').includes(className);
      }, document) as Element[],
    tags: (name) => DomUtils.getElementsByTagName(name, document),
    attribute: (of, name) => of?.attribs[name],
    meta: (name) =>
      DomUtils.getElementsByTagName('meta', document).find(
        ({ attribs }) => attribs.name === name || attribs.property === name,
      )?.attribs.content,
  };
}
