import { SITE_NAME, tabTitle } from '@pokriv/contracts/search/page-titles';
import { escapeHtml } from '@pokriv/service-kit/escape-html';

import { excerpt } from './excerpt.ts';
import { texts } from './messages.ts';
import type { PageSeo, SharedPicture } from './page-seo.ts';

const DESCRIPTION_MAX = 200;

/** Escapes `<`, which could end the script element. */
const escapeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

const sitePicture = (origin: string): SharedPicture => ({
  url: `${origin}/share.jpg`,
  width: 1200,
  height: 630,
  alt: texts.pictureAlt,
});

const pictureOf = ({ url, width, height, alt }: SharedPicture): string[] => [
  property('og:image', url),
  property('og:image:width', width),
  property('og:image:height', height),
  property('og:image:alt', alt),
];

/** The per-page part of `<head>`; escapes all values. */
export function headHtml(
  { status, title, description, canonical, picture, price, data = [] }: PageSeo,
  { origin, url }: { origin: string; url: string },
): string {
  const shownTitle = tabTitle(title);
  const shownDescription = excerpt(description, DESCRIPTION_MAX);
  return [
    `<title>${escapeHtml(shownTitle)}</title>`,
    meta('description', shownDescription),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : meta('robots', 'noindex'),
    ...(status === 200
      ? [
          property('og:type', 'website'),
          property('og:site_name', SITE_NAME),
          property('og:locale', 'bg_BG'),
          property('og:title', title),
          property('og:description', shownDescription),
          property('og:url', canonical ?? url),
          ...pictureOf(picture ?? sitePicture(origin)),
          ...(price === undefined
            ? []
            : [property('product:price:amount', price), property('product:price:currency', 'EUR')]),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...data.map((graph) => `<script type="application/ld+json">${escapeJson(graph)}</script>`),
  ].join('');
}
