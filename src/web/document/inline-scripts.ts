/** The scripts that stand in the page itself. They never change, so the content security policy names them by hash. */
import { createHash } from 'node:crypto';

/**
 * Shows dates as the reader's calendar has them (ui/local-date.tsx), while the page is still being read: before anything is
 * drawn, and before the app looks at it.
 */
export const SHOW_LOCAL_DAYS = `{let day=(y,m,d)=>Date.UTC(y,m,d)/864e5,show=()=>{for(let time of document.querySelectorAll('time[data-days]')){let at=new Date(time.dateTime),days=time.dataset.days.split('|'),own=days[1+day(at.getFullYear(),at.getMonth(),at.getDate())-day(at.getUTCFullYear(),at.getUTCMonth(),at.getUTCDate())];if(time.textContent!==own)time.textContent=own}},watch=new MutationObserver(show);watch.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>{show();watch.disconnect()})}`;

/**
 * Starts the app once the page has been drawn: what the reader sees comes first, and the app only takes over what is
 * there. Its files stand in the head as links that mean nothing to the browser until then, the entry first. A page that
 * is not drawn (empty, or in a tab behind) starts after a second. Starting twice is the same as once.
 */
export const START = `{let app=document.querySelectorAll('link[rel=app]'),start=()=>{for(let file of app)file.rel='modulepreload';import(app[0].href)};setTimeout(start,1e3);new PerformanceObserver(start).observe({type:'paint',buffered:true})}`;

/** Of all of them, for the content security policy. */
export const SCRIPT_HASHES = [SHOW_LOCAL_DAYS, START].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
