import type { Preload } from './preload-links.ts';

/** Longest wait for the first paint, in ms. */
const PATIENCE_MS = 1500;
/** From the picture's arrival to its paint at most, in ms: only Chromium reports that paint. */
const PAINT_MS = 100;

/**
 * Runs in the page: fetches and starts its scripts once the first screen is painted with its first picture, or earlier
 * for a press. A server-rendered page is complete without them; on a slow network they would share it with the fonts and
 * that picture (P7), and on a slow processor their start would delay the paint (L1).
 */
const START = `(preloads,scripts,patience,paint)=>addEventListener('DOMContentLoaded',()=>{
let isStarted=false;
const add=(name,parts)=>document.head.append(Object.assign(document.createElement(name),parts));
const start=()=>{
if(isStarted)return;
isStarted=true;
preloads.forEach(([href,crossOrigin])=>add('link',{rel:'preload',as:'script',crossOrigin,href}));
scripts.forEach(src=>add('script',{async:false,src}));
};
const picture=document.querySelector('img[fetchpriority="high"]');
let isThere=!picture,isPainted=false;
const proceed=()=>isThere&&isPainted&&start();
const arrive=()=>setTimeout(()=>{isThere=true;proceed()},paint);
if(picture){
if(picture.complete)arrive();
else for(const type of ['load','error'])picture.addEventListener(type,arrive);
}
const observer=new PerformanceObserver(list=>list.getEntries().forEach(({name,element})=>{
if(name==='first-contentful-paint')isPainted=true;
if(element===picture)isThere=true;
proceed();
}));
for(const type of ['paint','largest-contentful-paint'])observer.observe({type,buffered:true});
for(const type of ['pointerdown','keydown'])addEventListener(type,start,{capture:true,passive:true});
setTimeout(start,patience);
})`;

const harmless = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Inline script that starts a page's scripts after its first paint; without a nonce.
 * @param scripts addresses that the page otherwise has as `<script defer>`
 */
export function lateScripts(preloads: readonly Preload[], scripts: readonly string[]): string {
  const links = preloads.map(({ address, hasCors }) => [address, hasCors ? 'anonymous' : null]);
  return `<script>(${START})(${harmless(links)},${harmless(scripts)},${PATIENCE_MS},${PAINT_MS})</script>`;
}
