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

const Words = styled.div<{ $columns: string | undefined }>`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  justify-items: start;

  ${breakpoint.tablet} {
    grid-column: ${({ $columns }) => $columns ?? 'auto'};
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

const Action = styled.div<{ $isBelow: boolean }>`
  display: grid;
  gap: ${space(2)};

  ${breakpoint.tablet} {
    display: flex;
    flex-wrap: wrap;
    ${({ $isBelow }) => ($isBelow ? 'grid-column: 2 / -1;' : 'justify-content: flex-end;')}
  }
`;

interface TaskLineProps {
  badge: string;
  tone: BadgeTone;
  title: string;
  /** Undefined for a task without a listing. */
  cover?: PropertyImage | null;
  children: ReactNode;
  action: ReactNode;
  /** Two actions need their own row. */
  hasTwoActions?: boolean;
}

function columnsOf(cover: TaskLineProps['cover'], hasTwoActions: boolean): string | undefined {
  if (cover === undefined) return '1 / 3';
  return hasTwoActions ? '2 / -1' : undefined;
}

export function TaskLine({
  badge,
  tone,
  title,
  cover,
  children,
  action,
  hasTwoActions = false,
}: TaskLineProps) {
  return (
    <li>
      <Row as="article" aria-label={title}>
        {cover !== undefined && (
          <Cover>
            <Picture image={cover ?? undefined} alt="" sizes="96px" />
          </Cover>
        )}
        <Words $columns={columnsOf(cover, hasTwoActions)}>
          <Badge $tone={tone}>{badge}</Badge>
          <h2>{title}</h2>
          <Text $size="small">{children}</Text>
        </Words>
        <Action $isBelow={hasTwoActions}>{action}</Action>
      </Row>
    </li>
  );
}
