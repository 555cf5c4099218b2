import { contactKinds, findContactData } from '@pokriv/contracts/listing/contact-data-in-text';
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

export function MarkedContacts({ text }: { text: string }) {
  const spans = findContactData(text);
  return (
    <>
      {spans.map(({ kind, start, end }, index) => (
        <Fragment key={start}>
          {text.slice(spans[index - 1]?.end ?? 0, start)}
          <Mark title={contactKinds[kind]}>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}
