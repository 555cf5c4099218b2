/**
 * Inlined into index.html for the right theme on first paint. No imports but the palette: the build reads this file in
 * Node.
 */
import { dark, light } from './ui/palette.ts';

export const THEME_KEY = 'theme';

/** Body of an inline `<script nonce>` in <head>, before any style sheet. */
export const themeBootScript = `(function(){var m;try{m=localStorage.getItem('${THEME_KEY}')}catch(e){}
document.documentElement.classList.toggle('dark',m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches))})()`;

/** Body of an inline `<style nonce>`: page colours until the style sheets load. */
export const themeBootStyle = `html{background:${light.page};color:${light.text};color-scheme:light}html.dark{background:${dark.page};color:${dark.text};color-scheme:dark}`;
