import { escapeHtml } from '@pokriv/service-kit/escape-html';

import { look } from './look.ts';
import type { LetterButton, LetterCard } from './mail.ts';

const PICTURE_WIDTH = 140;

const linkTo = ({ text, link }: LetterButton, style = ''): string =>
  `<a class="link" href="${escapeHtml(link)}" style="color:${look.accentText};${style}">${escapeHtml(text)}</a>`;

function picture({ picture: shown, link }: LetterCard): string {
  if (!shown) return '';
  const { address, alt, width, height } = shown;
  const size = `width="${PICTURE_WIDTH}" height="${Math.round((PICTURE_WIDTH * height) / width)}"`;
  const style = 'display:block;border:0;border-radius:8px';
  return `<td valign="top" width="${PICTURE_WIDTH}" style="padding:0 16px 24px 0"><a href="${escapeHtml(link)}"><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" ${size} style="${style}"></a></td>`;
}

function others({ others: more }: LetterCard): string {
  if (!more) return '';
  return `<br>${escapeHtml(more.title)}<br>${more.links.map((one) => linkTo(one)).join('<br>')}`;
}

function row(card: LetterCard): string {
  const { badge, title, link, price, previous, facts } = card;
  const lines = [
    `<span class="faint" style="font-size:13px;color:${look.muted}">${escapeHtml(badge)}</span>`,
    linkTo({ text: title, link }, 'font-weight:600'),
    `<strong>${escapeHtml(price)}</strong>${previous ? ` <s class="faint" style="color:${look.muted}">${escapeHtml(previous)}</s>` : ''}`,
    `<span class="faint" style="color:${look.muted}">${escapeHtml(facts)}</span>`,
  ];
  const span = card.picture ? '' : ' colspan="2"';
  return `<tr>${picture(card)}<td valign="top"${span} style="padding:0 0 24px">${lines.join('<br>')}${others(card)}</td></tr>`;
}

/** Listings as a table: mail clients have no grid layout. */
export const cardsHtml = (cards: readonly LetterCard[]): string =>
  cards.length === 0
    ? ''
    : `<mj-table css-class="ink" font-family="${look.font}" font-size="16px" line-height="1.4" color="${look.text}" padding="8px 0 0">${cards.map(row).join('\n')}</mj-table>`;

export const cardsText = (cards: readonly LetterCard[]): string[] =>
  cards.map(({ badge, title, link, price, previous, facts, others: more }) =>
    [
      `${badge}: ${title}`,
      `${price}${previous ? ` (преди ${previous})` : ''}, ${facts}`,
      link,
      ...(more ? [more.title, ...more.links.map((one) => `- ${one.text}: ${one.link}`)] : []),
    ].join('\n'),
  );
