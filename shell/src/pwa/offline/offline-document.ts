/** `/offline.html` as a single file, since it cannot load anything. Read by the build, in Node. */
import * as pages from '@pokriv/contracts/pages';
import { tabTitle } from '@pokriv/contracts/search/page-titles';
import { themeBootScript } from '@pokriv/web-kit/theme-boot';
import { dark, light, type ColorName } from '@pokriv/web-kit/ui/palette';

import { pwaTexts as texts } from '../messages.ts';

const used: readonly ColorName[] = [
  'page',
  'surface',
  'sunken',
  'text',
  'muted',
  'line',
  'accent',
  'accentHover',
  'onAccent',
  'accentText',
];
const declare = (palette: Record<ColorName, string>): string =>
  used.map((name) => `--${name}:${palette[name]};`).join('');

/** @param fonts URLs of the cached font files, Cyrillic and Latin */
const styles = (fonts: readonly string[]): string => `
${fonts.map((font) => `@font-face{font-family:'Sofia Sans Variable';font-weight:1 1000;font-display:swap;src:url('${font}') format('woff2');unicode-range:${font.includes('cyrillic') ? 'U+0301,U+0400-045F,U+0490-0491,U+2116' : 'U+0000-00FF,U+2000-206F,U+20AC'}}`).join('\n')}
:root{${declare(light)}color-scheme:light}
.dark{${declare(dark)}color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;padding:0 16px 64px;font:17px/1.5 'Sofia Sans Variable',system-ui,sans-serif;color:var(--text);background:var(--page)}
header,main{max-width:760px;margin:0 auto}
header{padding:24px 0}
.mark{display:inline-grid;color:var(--text);font-weight:750;font-size:25px;line-height:.9;letter-spacing:-.02em;text-decoration:none}
.mark svg{width:0;min-width:100%;margin-bottom:-.1em;color:var(--accent)}
h1{margin-top:32px;font-size:32px;font-weight:750;line-height:1.15;letter-spacing:-.015em;text-wrap:balance}
h2{margin:48px 0 16px;font-size:20px;font-weight:750;line-height:1.15}
p{max-width:68ch;margin-top:12px;color:var(--muted)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
#retry{color:var(--onAccent);background:var(--accent)}
#retry:hover{background:var(--accentHover)}
#favorites{color:var(--text);border-color:var(--line);background:var(--surface)}
[hidden]{display:none!important}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(340px,100%),1fr));gap:12px;padding:0;list-style:none}
.card{display:grid;grid-template-columns:112px minmax(0,1fr);height:100%;overflow:hidden;border:1px solid var(--line);border-radius:12px;color:inherit;background:var(--surface);text-decoration:none}
.frame{display:block;min-height:84px;background:var(--sunken)}
.frame img{display:block;width:100%;height:100%;object-fit:cover}
.words{display:grid;align-content:center;gap:2px;padding:12px;font-size:15px;line-height:1.35}
.words strong{font-weight:600}
.card:hover strong{color:var(--accentText)}
.price{font-variant-numeric:tabular-nums}
.muted{color:var(--muted)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:8px}`;

const roof =
  '<svg viewBox="0 0 96 26" fill="none" aria-hidden="true"><path d="M3 23 L36 4 L93 23" stroke="currentcolor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export interface OfflineParts {
  script: string;
  fonts: readonly string[];
  /** Base64 SHA-256, for the page's content security policy. */
  hash: (text: string) => string;
}

export function offlineDocument({ script, fonts, hash }: OfflineParts): string {
  const css = styles(fonts);
  const source = (text: string) => `'sha256-${hash(text)}'`;
  const policy = [
    "default-src 'self'",
    `script-src ${source(themeBootScript)} ${source(script)}`,
    `style-src ${source(css)}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${tabTitle(texts.offlineTitle)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css}</style>
<script>${themeBootScript}</script>
</head>
<body>
<header><a class="mark" href="/" aria-label="Покрив">${roof}покрив</a></header>
<main>
<h1>${texts.offlineTitle}</h1>
<p id="nothing">${texts.offlineNothing}</p>
<p id="some" hidden>${texts.offlineText}</p>
<div class="actions">
<button class="button" id="retry" type="button">${texts.retry}</button>
<a class="button" id="favorites" href="${pages.favorites.path}" hidden>${texts.favorites}</a>
</div>
<section id="kept" hidden aria-labelledby="kept-title">
<h2 id="kept-title">${texts.keptTitle}</h2>
<ul id="list"></ul>
</section>
</main>
<script>${script}</script>
</body>
</html>
`;
}
