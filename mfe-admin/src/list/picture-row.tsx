import { Link } from '@pokriv/web-kit/router';
import { breakpoint, color, font, motion, radius, space, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { Cover } from './cover.tsx';

const narrow = css`
  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(2)};

    > span:first-child {
      display: none;
    }
  }
`;

const Row = styled(Link)<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  text-decoration: none;
  color: ${color.text};
  background: ${color.surface};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }

  &[data-decided='true'] {
    opacity: 0.6;
  }

  &[aria-current='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${font.size.small};
    line-height: 1.3;
  }

  ${({ $isNarrow }) => $isNarrow && narrow}
`;

interface PictureRowProps {
  to: string;
  cover: { id: string } | null | undefined;
  title: string;
  facts: ReactNode;
  isOpen: boolean;
  isDecided?: boolean;
  /** Narrow column beside an open record, without the picture. */
  isNarrow?: boolean;
  /** Facts that matter before opening the listing. */
  children: ReactNode;
}

/** Row of a moderation list; the whole row is a link. */
export function PictureRow({
  to,
  cover,
  title,
  facts,
  isOpen,
  isDecided = false,
  isNarrow = false,
  children,
}: PictureRowProps) {
  return (
    <Row to={to} $isNarrow={isNarrow} aria-current={isOpen ? 'true' : undefined} data-decided={isDecided}>
      <Cover picture={cover} px={96} />
      <span>
        <strong>{title}</strong>
        <Text as="span" $size="tiny">
          {facts}
        </Text>
        {children}
      </span>
    </Row>
  );
}
