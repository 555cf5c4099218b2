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

interface DetailSectionProps {
  title: ReactNode;
  children: ReactNode;
  /** It leaves with the last of its listings that is not hidden. */
  hasListings?: boolean;
}

export function DetailSection({ title, children, hasListings = false }: DetailSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-listings={hasListings ? '' : undefined}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Root>
  );
}
