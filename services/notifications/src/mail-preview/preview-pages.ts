import { readFile } from 'node:fs/promises';

import { currencyNames, ownFirst, type Currency } from '@pokriv/contracts/money';
import { escapeHtml } from '@pokriv/service-kit/escape-html';

import { mailOf } from '../email/layout.ts';
import { DARK_MEDIA } from '../email/look.ts';
import { MARK_CID, markFile } from '../email/mark.ts';
import { ORIGIN, type NamedLetter } from './every-letter.ts';

export const PREVIEW_PATH = '/dev/mails';

export const themes = { light: 'Светла тема', dark: 'Тъмна тема' } as const;
export type Theme = keyof typeof themes;

const widths = { phone: [390, 'телефон'], desktop: [700, 'компютър'] } as const;

const styles = `
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 1428px; padding: 16px; font: 16px/1.5 'Sofia Sans', Arial, sans-serif }
h1 { font-size: 25px; line-height: 1.15 }
h2 { font-size: 17px; margin: 24px 0 8px }
li, nav a { padding: 10px 0 }
li small { display: block }
small, pre { font-size: 13px }
nav { display: grid }
.frames { display: flex; flex-wrap: wrap; gap: 0 24px }
figure { margin: 0; max-width: 100%; overflow-x: auto }
iframe { height: 960px; border: 1px solid gray }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 430px) { figure { margin: 0 -16px; max-width: none } figcaption { margin-left: 16px } iframe { border-width: 1px 0 } }`;

const pageOf = (title: string, body: string): string => `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** @param path below the list of mails, with a leading slash */
const addressOf = (path: string, currency: Currency): string => `${PREVIEW_PATH}${path}?currency=${currency}`;

interface Link {
  currency: Currency;
  arrow?: string;
}

const linkTo = ({ name, letter }: NamedLetter, { currency, arrow = '' }: Link): string =>
  `<a href="${addressOf(`/${name}`, currency)}">${arrow}${escapeHtml(letter.subject)}</a>`;

/** Links to the same page with either currency first. */
const currencyLinks = (path: string, currency: Currency): string =>
  ownFirst(currency)
    .map((one) => {
      const isShown = one === currency ? ' aria-current="true"' : '';
      return `<a href="${addressOf(path, one)}"${isShown}>Първо сумата в ${currencyNames[one]}</a>`;
    })
    .join('');

export const listPage = (letters: readonly NamedLetter[], currency: Currency): string =>
  pageOf(
    'Имейлите на Покрив',
    `<h1>Имейлите на Покрив (${letters.length})</h1>
<p>Примери с измислени данни. Връзките в тях не работят.</p>
<nav>${currencyLinks('', currency)}</nav>
<ol>
${letters.map((one) => `<li>${linkTo(one, { currency })} <small>${one.name}</small></li>`).join('\n')}
</ol>`,
  );

interface Frame {
  address: string;
  theme: Theme;
  width: (typeof widths)[keyof typeof widths];
}

function frame({ address, theme, width: [width, device] }: Frame): string {
  const title = `${themes[theme]}, ${device} (${width} px)`;
  return `<figure><figcaption><h2>${title}</h2></figcaption><iframe title="${title}" src="${address}" width="${width}" sandbox loading="lazy"></iframe></figure>`;
}

export interface ListedLetter {
  shown: NamedLetter;
  currency: Currency;
  before: NamedLetter | undefined;
  after: NamedLetter | undefined;
}

/** A letter in both themes and both widths, with its text part. */
export async function letterPage({ shown, currency, before, after }: ListedLetter): Promise<string> {
  const { name, letter } = shown;
  const frames = Object.values(widths).flatMap((width) =>
    (Object.keys(themes) as Theme[]).map((theme) =>
      frame({ address: addressOf(`/${name}/${theme}`, currency), theme, width }),
    ),
  );
  const { text } = await mailOf(letter);
  return pageOf(
    letter.subject,
    `<nav><a href="${addressOf('', currency)}">Всички имейли</a>${before ? linkTo(before, { currency, arrow: '← ' }) : ''}${after ? linkTo(after, { currency, arrow: '→ ' }) : ''}${currencyLinks(`/${name}`, currency)}</nav>
<h1>${escapeHtml(letter.subject)}</h1>
<p>До: ${escapeHtml(letter.to)} <small>${name}</small></p>
<div class="frames">
${frames.join('\n')}
</div>
<h2>Само текст</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}

/** @param origin of the site that has the pictures of listings */
export async function mailInTheme(
  { letter }: NamedLetter,
  { theme, origin }: { theme: Theme; origin: string },
): Promise<string> {
  const { html } = await mailOf(letter);
  const mark = (await readFile(markFile)).toString('base64');
  return html
    .replaceAll(DARK_MEDIA, theme === 'dark' ? '@media all' : '@media not all')
    .replaceAll(`cid:${MARK_CID}`, `data:image/png;base64,${mark}`)
    .replaceAll(`src="${ORIGIN}/media/`, `src="${escapeHtml(origin)}/media/`);
}
