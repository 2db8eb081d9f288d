/** The OpenAPI document as a page to read. */

/** The parts of an OpenAPI document that the page shows. */
interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, unknown>;
}

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

interface JsonSchema {
  type?: string;
  const?: unknown;
  /** What @fastify/swagger makes of const. */
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

export const DOCS_STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1d1c1a,#eceae5);--soft:light-dark(#5d5a54,#aaa69d);--line:light-dark(#dcd8d0,#3a3833);--paper:light-dark(#fbfaf7,#171614)}
body{margin:0 auto;max-width:52rem;padding:2.5rem 1.25rem 5rem;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.3rem;margin:3rem 0 0;border-bottom:1px solid var(--line);padding-bottom:.4rem}
h3{font:600 1rem/1.5 ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}h3 a{color:inherit;text-decoration:none}
p{margin:.25rem 0}.soft{color:var(--soft)}table{border-collapse:collapse;width:100%;margin:.75rem 0}
th,td{text-align:left;vertical-align:top;padding:.3rem 1rem .3rem 0;border-bottom:1px solid var(--line)}th{font-weight:600;white-space:nowrap}
code,pre{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow-x:auto;margin:.5rem 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem}
details{margin:.5rem 0}summary{cursor:pointer;color:var(--soft)}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
/** Our own descriptions mark names with backticks. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** Deeper than this a shape tells a reader nothing more. */
const MAX_DEPTH = 6;

export function docsPage(document: ApiDocument, siteName: string): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const method of METHODS) {
      const operation = (methods as Record<string, Operation | undefined>)[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'Other';
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  const sections = [...groups].map(
    ([tag, operations]) => `<h2>${escapeHtml(tag)}</h2>${operations.join('')}`,
  );
  const title = `${document.info.title} ${document.info.version}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${DOCS_STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${prose(document.info.description ?? '')}</p>
<p class="soft">The same as data: <a href="/openapi.json">/openapi.json</a>. Back to <a href="/">${escapeHtml(siteName)}</a>.</p>
${sections.join('\n')}</main></body></html>
`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const id = `${method}${path.replace(/[^a-z]+/gi, '-')}`.replace(/-$/, '');
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema;
  return [
    `<h3 id="${id}"><a href="#${id}">${method.toUpperCase()} ${escapeHtml(path)}</a></h3>`,
    operation.summary ? `<p>${prose(operation.summary)}.</p>` : '',
    operation.description ? `<p class="soft">${prose(operation.description)}</p>` : '',
    parametersHtml(operation.parameters ?? []),
    body ? `<details><summary>Body</summary><pre>${escapeHtml(shape(body))}</pre></details>` : '',
    answer ? `<details><summary>Answer</summary><pre>${escapeHtml(shape(answer))}</pre></details>` : '',
  ].join('');
}

function parametersHtml(parameters: NonNullable<Operation['parameters']>): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td><code>${escapeHtml(allowed(schema ?? {}))}</code></td>` +
      `<td class="soft">${place}${required ? ', required' : ''}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** The values themselves, where only some are allowed. */
function onlyValues(schema: JsonSchema): string | null {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.length === 0 ? null : values.map((value) => JSON.stringify(value)).join(' | ');
}

/** What a value may be, in one line. */
function allowed(schema: JsonSchema): string {
  const only = onlyValues(schema);
  if (only !== null) return only;
  if (schema.anyOf) return schema.anyOf.map(allowed).join(' | ');
  const { type = 'any', minimum, maximum, maxLength, pattern } = schema;
  const range = minimum === undefined && maximum === undefined ? '' : ` ${minimum ?? ''}…${maximum ?? ''}`;
  const length = maxLength === undefined ? '' : ` ≤ ${maxLength} characters`;
  return `${type}${range}${length}${pattern === undefined ? '' : ` like ${pattern}`}`;
}

/** The shape of a body, written like a TypeScript type. */
function shape(schema: JsonSchema, depth = 0): string {
  if (depth > MAX_DEPTH) return '…';
  if (schema.anyOf) return schema.anyOf.map((option) => shape(option, depth)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => shape(part, depth)).join(' & ');
  if (schema.type === 'array') return `${shape(schema.items ?? {}, depth)}[]`;
  if (!schema.properties) return onlyValues(schema) ?? schema.type ?? 'any';
  const indent = '  '.repeat(depth + 1);
  const fields = Object.entries(schema.properties).map(
    ([name, field]) =>
      `${indent}${name}${schema.required?.includes(name) ? '' : '?'}: ${shape(field, depth + 1)}\n`,
  );
  return `{\n${fields.join('')}${'  '.repeat(depth)}}`;
}
