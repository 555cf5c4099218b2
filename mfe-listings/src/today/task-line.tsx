import type { PropertyImage } from '@pokriv/contracts/listing/property';
import {
  Badge,
  breakpoint,
  Card,
  color,
  font,
  radius,
  space,
  Text,
  type BadgeTone,
} from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Picture } from '../picture/picture.tsx';

const Row = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};

  ${breakpoint.tablet} {
    grid-template-columns: 96px minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Cover = styled.div`
  display: none;

  > :first-child {
    border-radius: ${radius.control};
  }

  ${breakpoint.tablet} {
    display: block;
  }
`;

const Words = styled.div<{ $isWide: boolean }>`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  justify-items: start;

  ${breakpoint.tablet} {
    ${({ $isWide }) => $isWide && 'grid-column: 1 / 3;'}
  }

  h2 {
    font-size: ${font.size.text};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

const Action = styled.div`
  display: grid;

  ${breakpoint.tablet} {
    display: block;
    text-align: right;
  }
`;

interface TaskLineProps {
  badge: string;
  tone: BadgeTone;
  title: string;
  /** Absent: the line is not about a listing. */
  cover?: PropertyImage | null;
  children: ReactNode;
  action: ReactNode;
}

/** One thing that waits, with the one button that does it or leads to it. */
export function TaskLine({ badge, tone, title, cover, children, action }: TaskLineProps) {
  return (
    <li>
      <Row as="article" aria-label={title}>
        {cover !== undefined && (
          <Cover>
            <Picture image={cover ?? undefined} alt="" sizes="96px" />
          </Cover>
        )}
        <Words $isWide={cover === undefined}>
          <Badge $tone={tone}>{badge}</Badge>
          <h2>{title}</h2>
          <Text $size="small">{children}</Text>
        </Words>
        <Action>{action}</Action>
      </Row>
    </li>
  );
}
