/** The scripts that stand in the page itself. They never change, so the content security policy names them by hash. */
import { PAGE_PATHS, readAddress } from '../../contract/address.ts';
import { FAILED_PICTURES_KEY, FAILED_PICTURES_LAST_MS } from '../reader/failed-pictures.ts';
import { hashOf } from './assets.ts';

/** Shows dates as the reader's calendar has them (ui/local-date.tsx). */
const SHOW_LOCAL_DAYS = `for(let time of document.querySelectorAll('time[data-days]')){let at=new Date(time.dateTime),days=time.dataset.days.split('|'),own=days[1+day(at.getFullYear(),at.getMonth(),at.getDate())-day(at.getUTCFullYear(),at.getUTCMonth(),at.getUTCDate())];if(time.textContent!==own)time.textContent=own}`;

/**
 * Each picture comes into the page as one that may wait. One that failed on this device lately loses its address before
 * anybody asks for it; the first is fetched at once. (An address that need not wait would be fetched before any script
 * could say no.)
 */
const MIND_FAILED_PICTURES = `for(let image of document.querySelectorAll('img.photo[loading=lazy]'))if(lately(image,'src')){image.removeAttribute('srcset');image.removeAttribute('src')}else if(image.matches('[fetchpriority=high]'))image.loading='eager'`;

/** The first picture is asked for before the page is read as far as that, unless it failed on this device lately. */
const FETCH_FIRST_PICTURE = `let first=document.querySelector('link[rel=picture]');if(first&&!lately(first,'href'))first.rel='preload'`;

/** Room for a list that is about to be as long as it was (pages/feed/kept-pages.ts): the browser goes to where its reader was. */
const KEEP_ROOM = `let kept=history.state?.kept;if(kept?.till>Date.now()&&performance.navigation.type)style.setProperty('--room',kept.height+'px')`;

const UNREAD_WAIT_MS = 3_000;
/**
 * Stories that were read, and that this device is to hide, are not drawn before the app has left them out (opened/unread.ts): all of
 * them wait for it, three seconds at most. Whoever comes back to such a page finds it as it was.
 */
const WAIT_FOR_UNREAD = `;if(device.hideOpened&&performance.navigation.type<2)for(let link of document.querySelectorAll('main h2 a'))if(device.opened?.includes?.(link.pathname.slice(7))){style.setProperty('--stories','hidden');setTimeout(()=>style.removeProperty('--stories'),${UNREAD_WAIT_MS});device={}}`;

/** All of it while the page is still being read: before anything is drawn or fetched, and before the app looks at it. */
export const WHILE_READ = `{let{style}=document.documentElement;${KEEP_ROOM};let day=(y,m,d)=>Date.UTC(y,m,d)/864e5,stored=key=>{try{return JSON.parse(localStorage[key])||{}}catch{return{}}},device=stored('helder.device'),failed=stored('${FAILED_PICTURES_KEY}'),lately=(picture,address)=>Date.now()-failed[picture.getAttribute(address)]<${FAILED_PICTURES_LAST_MS},look=()=>{${SHOW_LOCAL_DAYS}${MIND_FAILED_PICTURES}${WAIT_FOR_UNREAD}},watch=new MutationObserver(look);${FETCH_FIRST_PICTURE};watch.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>{look();watch.disconnect()})}`;

/**
 * Keeps the button that was pressed last before the app could answer, for the app to press again. Once it is known that the
 * app does not come, nothing fills the room that was kept, and a button that is pressed loads the page anew, when the server
 * has one to give. The app ends both (entry-client.tsx).
 */
export const KEEP_PRESS = `onclick=({target})=>{pressed=target.closest('[type=button]')};onunhandledrejection=()=>{document.documentElement.style='';onclick=({target})=>target.closest('[type=button]')&&fetch('').then(page=>page.ok&&location.reload())}`;

/**
 * On paper nobody knows how long ago "an hour ago" was, nor where a page came from: as it is printed, times and the masthead
 * are given what stands there then (styles/print.css).
 */
export const FOR_PAPER = `addEventListener('beforeprint',()=>{for(let time of document.querySelectorAll(':is(.meta,.byline) time[datetime]'))time.dataset.paper=new Date(time.dateTime).toLocaleString(document.documentElement.lang,{dateStyle:'medium',timeStyle:'short',hourCycle:'h23'});for(let line of document.querySelectorAll('.today'))line.dataset.paper=location.href})`;

/**
 * Starts the app once the page has been drawn: what the reader sees comes first, and the app only takes over what is
 * there. Its files stand in the head as links that mean nothing to the browser until then, the entry first. A page that
 * is not drawn (empty, or in a tab behind) starts after a second. Starting twice is the same as once.
 */
export const START = `{let app=document.querySelectorAll('link[rel=app]'),start=()=>{for(let file of app)file.rel='modulepreload';import(app[0].href)};setTimeout(start,1e3);new PerformanceObserver(start).observe({type:'paint',buffered:true})}`;

/** How the addresses begin that lie over a feed themselves: "story", "about". */
const OVER_A_FEED = PAGE_PATHS.filter((path) => readAddress(path, '').screen.kind !== 'feed').map(
  (path) => path.split('/')[1],
);

/**
 * In a page with something over its feed, as long as the app is not there: the link that closes it leads back to the feed it
 * was opened from, if it was opened from one. The app answers clicks before this does, and says so.
 */
export const GO_BACK = `{let from=document.referrer,home=location.origin+'/';if(history.length>1&&from.startsWith(home)&&!/^(${OVER_A_FEED.join('|')})([/?]|$)/i.test(from.slice(home.length)))addEventListener('click',event=>{if(event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey||!event.target.closest('.sheetbar a'))return;event.preventDefault();history.back()})}`;

/** Of all of them, for the content security policy. */
export const SCRIPT_HASHES = [WHILE_READ, KEEP_PRESS, START, FOR_PAPER, GO_BACK].map(hashOf);
