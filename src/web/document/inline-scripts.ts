/** The scripts that stand in the page itself. They never change, so the content security policy names them by hash. */
import { createHash } from 'node:crypto';
import { FAILED_PICTURES_KEY, FAILED_PICTURES_LAST_MS } from '../reader/failed-pictures.ts';

/**
 * Shows dates as the reader's calendar has them (ui/local-date.tsx), while the page is still being read: before anything is
 * drawn, and before the app looks at it.
 */
export const SHOW_LOCAL_DAYS = `{let day=(y,m,d)=>Date.UTC(y,m,d)/864e5,show=()=>{for(let time of document.querySelectorAll('time[data-days]')){let at=new Date(time.dateTime),days=time.dataset.days.split('|'),own=days[1+day(at.getFullYear(),at.getMonth(),at.getDate())-day(at.getUTCFullYear(),at.getUTCMonth(),at.getUTCDate())];if(time.textContent!==own)time.textContent=own}},watch=new MutationObserver(show);watch.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>{show();watch.disconnect()})}`;

/**
 * Runs before there are pictures. Each comes into the page as one that may wait, and this decides about it as soon as it
 * is there: one that failed on this device lately loses its address before anybody asks for it, and the first is fetched
 * at once. (An address that need not wait would be fetched before any script could say no.)
 */
export const MIND_FAILED_PICTURES = `{let failed={};try{failed=JSON.parse(localStorage.getItem('${FAILED_PICTURES_KEY}'))||failed}catch{}let watch=new MutationObserver(changes=>{for(let {addedNodes} of changes)for(let image of addedNodes)if(image.localName=='img')if(Date.now()-failed[image.getAttribute('src')]<${FAILED_PICTURES_LAST_MS}){image.removeAttribute('srcset');image.removeAttribute('src')}else if(image.fetchPriority=='high')image.loading='eager'});watch.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>watch.disconnect())}`;

/**
 * Starts the app once the page has been drawn: what the reader sees comes first, and the app only takes over what is
 * there. Its files stand in the head as links that mean nothing to the browser until then, the entry first. A page that
 * is not drawn (empty, or in a tab behind) starts after a second. Starting twice is the same as once.
 */
export const START = `{let app=document.querySelectorAll('link[rel=app]'),start=()=>{for(let file of app)file.rel='modulepreload';import(app[0].href)};setTimeout(start,1e3);new PerformanceObserver(start).observe({type:'paint',buffered:true})}`;

/** Of all of them, for the content security policy. */
export const SCRIPT_HASHES = [SHOW_LOCAL_DAYS, MIND_FAILED_PICTURES, START].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
