import type { Preload } from './preload-links.ts';

/** Longest wait for the first picture, in ms. */
const PATIENCE_MS = 1500;

/**
 * Runs in the page: fetches and starts its scripts once the first picture is there, or earlier for a press. A
 * server-rendered page is complete without them, and on a slow network they would share it with that picture (P7).
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
 * Inline script that starts a page's scripts after its first picture; without a nonce.
 * @param scripts addresses that the page otherwise has as `<script defer>`
 */
export function lateScripts(preloads: readonly Preload[], scripts: readonly string[]): string {
  const links = preloads.map(({ address, hasCors }) => [address, hasCors ? 'anonymous' : null]);
  return `<script>(${START})(${harmless(links)},${harmless(scripts)},${PATIENCE_MS})</script>`;
}
