import { color } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

const Mark = styled.mark`
  padding-inline: 2px;
  border-radius: 3px;
  color: inherit;
  background: ${color.dangerTint};
  box-shadow: inset 0 -2px ${color.danger};
`;

interface MarkedSpansProps {
  text: string;
  /** Sorted, without overlaps. */
  spans: readonly { start: number; end: number; why: string }[];
}

/** Text with risky spans marked, each with its reason as a tooltip. */
export function MarkedSpans({ text, spans }: MarkedSpansProps) {
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
