import { ButtonLink, Card, color, font, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { TotalFigure, type TotalRead } from './totals.tsx';

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  h2 {
    font-size: ${font.size.text};
    letter-spacing: normal;
  }

  svg {
    width: 40px;
    height: 40px;
    padding: 9px;
    border-radius: ${radius.full};
    color: ${color.accentText};
    background: ${color.accentTint};
  }
`;

const Number = styled.p`
  min-height: 1.15em;
  font-size: ${font.size.hero};
  font-weight: ${font.weight.heavy};
  line-height: ${font.line.heading};
`;

const Bottom = styled.div`
  margin-top: ${space(2)};
`;

interface WorkCardProps {
  icon: LucideIcon;
  title: string;
  read: TotalRead;
  /** How long the oldest has been waiting. */
  oldest?: string;
  to: string;
  action: string;
  /** The first thing to do here. */
  isFirst?: boolean;
}

/** Something that waits for the moderator: how many, how long, and the way there. */
export function WorkCard({ icon: Icon, title, read, oldest, to, action, isFirst = false }: WorkCardProps) {
  const isEmpty = read.data?.pagination.total === 0;
  return (
    <Card as="section">
      <Stack $gap={2}>
        <Top>
          <Icon />
          <h2>{title}</h2>
        </Top>
        <Number>
          <TotalFigure {...read} />
        </Number>
        <Text $size="small" $tone="muted">
          {isEmpty ? texts.board.nothing : (oldest ?? '\u00a0')}
        </Text>
        <Bottom>
          <ButtonLink to={to} variant={isFirst && !isEmpty ? 'primary' : 'secondary'} wide>
            {action}
          </ButtonLink>
        </Bottom>
      </Stack>
    </Card>
  );
}
