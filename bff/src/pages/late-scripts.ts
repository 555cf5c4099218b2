import type { Preload } from './preload-links.ts';

/** Longest wait for the first picture, in ms. */
const PATIENCE_MS = 1500;

/**
 * Runs in the page: fetches and starts its scripts once the first picture has loaded, or earlier on a press. A
 * server-rendered page is complete without them, and on a slow network they would compete with that picture (P7).
 */
const START = `(preloads,scripts,patience)=>addEventListener('DOMContentLoaded',()=>{
let isStarted=false;
const add=(name,parts)=>document.head.append(Object.assign(document.createElement(name),parts));
const start=()=>{
if(isStarted)return;
isStarted=true;
preloads.forEach(([href,crossOrigin])=>add('link',{rel:'preload',as:'script',crossOrigin,href}));
scripts.forEach(src=>add('script',{async:false,src}));
};
const picture=document.querySelector('img[fetchpriority="high"]');
if(!picture||picture.complete)return start();
for(const type of ['load','error'])picture.addEventListener(type,start);
for(const type of ['pointerdown','keydown'])addEventListener(type,start,{capture:true,passive:true});
setTimeout(start,patience);
})`;

const harmless = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Inline script without a nonce that starts a page's scripts after its first picture.
 * @param scripts addresses of the page's `<script defer>` elements
 */
export function lateScripts(preloads: readonly Preload[], scripts: readonly string[]): string {
  const links = preloads.map(({ address, hasCors }) => [address, hasCors ? 'anonymous' : null]);
  return `<script>(${START})(${harmless(links)},${harmless(scripts)},${PATIENCE_MS})</script>`;
}
