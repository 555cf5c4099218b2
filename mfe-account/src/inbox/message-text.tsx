import { Fragment } from 'react';

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/giu;

/**
 * Addresses become links only after both people have written: a first message cannot lure to a page
 * (design/conversations, Against abuse).
 */
export function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  if (!hasLinks) return text;
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <a href={match[0]} target="_blank" rel="noopener noreferrer nofollow ugc">
          {match[0]}
        </a>
      </Fragment>,
    );
    end = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
