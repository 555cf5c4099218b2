import { color } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { riskySpans } from './risky-spans.ts';

const Mark = styled.mark`
  padding-inline: 2px;
  border-radius: 3px;
  color: inherit;
  background: ${color.dangerTint};
  box-shadow: inset 0 -2px ${color.danger};
`;

interface MarkedTextProps {
  text: string;
  /** Words of the text that are known from fraud. */
  phrases: readonly string[];
}

export function MarkedText({ text, phrases }: MarkedTextProps) {
  const spans = riskySpans(text, phrases, texts.scamPhrase);
  return (
    <>
      {spans.map(({ start, end, why }, index) => (
        <Fragment key={start}>
          {text.slice(spans[index - 1]?.end ?? 0, start)}
          <Mark title={why}>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}
