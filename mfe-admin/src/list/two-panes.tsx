import { breakpoint, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

const Split = styled.div<{ $columns: string; $gap: number }>`
  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: ${({ $columns }) => $columns};
    align-items: start;
    gap: ${({ $gap }) => space($gap)};
  }
`;

const Side = styled.div<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};

  ${breakpoint.desktop} {
    display: block;
  }
`;

const scrolled = css`
  ${breakpoint.desktop} {
    position: sticky;
    top: ${space(20)};
    max-height: calc(100dvh - ${space(24)});
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const ListSide = styled(Side)<{ $isScrolled: boolean }>`
  ${({ $isScrolled }) => $isScrolled && scrolled}
`;

const PhoneTitle = styled(VisuallyHidden)`
  ${breakpoint.desktop} {
    display: none;
  }
`;

interface TwoPanesProps {
  /** Page heading on a phone, where the list with its own heading is hidden. */
  title: string;
  isOpen: boolean;
  list: ReactNode;
  /** `grid-template-columns` of a desktop. */
  columns?: string;
  gap?: number;
  /** The list gets its own scrollbar beside the open record. */
  isScrolled?: boolean;
  /** Open record, or an empty state. */
  children: ReactNode;
}

/** List and open record: side by side on a desktop, one replaces the other on a phone. */
export function TwoPanes({
  title,
  isOpen,
  list,
  columns = 'minmax(0, 1fr) minmax(0, 1fr)',
  gap = 6,
  isScrolled = false,
  children,
}: TwoPanesProps) {
  return (
    <Split $columns={columns} $gap={gap}>
      {isOpen && <PhoneTitle as="h1">{title}</PhoneTitle>}
      <ListSide $isShown={!isOpen} $isScrolled={isScrolled}>
        {list}
      </ListSide>
      <Side $isShown={isOpen}>{children}</Side>
    </Split>
  );
}
