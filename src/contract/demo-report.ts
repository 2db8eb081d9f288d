/**
 * Where the link of a report by an invented publisher leads: nobody publishes it, so a page of our own stands in its place. Without
 * schemas, for the browser.
 */

/** Before the story's id and the report's own address. */
export const DEMO_REPORTS = '/demo';

/**
 * @param url the report's, absolute
 * @returns path on this server: "/demo/{story}/wattle-courier.example/2026-11-27/world/arctic-fishing"
 */
export function demoReportAddress(storyId: string, url: string): string {
  return `${DEMO_REPORTS}/${encodeURIComponent(storyId)}/${url.replace(/^https?:\/\//, '')}`;
}
