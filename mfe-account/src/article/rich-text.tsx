import { Link } from '@pokriv/web-kit/router';
import { Fragment } from 'react';

const LINK = /\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)/gu;

interface Part {
  text: string;
  to?: string;
}

/** `Пишете [ни](/contact).` → three parts; the second has an address. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const { label = '', to = '' } = match.groups ?? {};
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: label, to });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

export const plainText = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');

export function RichText({ text }: { text: string }) {
  return partsOf(text).map((part, index) => (
    <Fragment key={index}>
      {part.to === undefined ? (
        part.text
      ) : part.to.startsWith('/') ? (
        <Link to={part.to}>{part.text}</Link>
      ) : (
        <a href={part.to}>{part.text}</a>
      )}
    </Fragment>
  ));
}
