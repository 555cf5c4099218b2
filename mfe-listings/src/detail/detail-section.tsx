import { color, Heading, space } from '@pokriv/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-top: ${space(8)};
  border-top: 1px solid ${color.line};

  @media print {
    padding-top: ${space(4)};
    break-inside: avoid;
  }
`;

export function DetailSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Root>
  );
}
