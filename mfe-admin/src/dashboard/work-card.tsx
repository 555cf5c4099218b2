import type { OpenWork } from '@pokriv/contracts/moderation/admin-work';
import type { ServiceLevel } from '@pokriv/contracts/moderation/service-levels';
import { formatAgo, formatNumber } from '@pokriv/web-kit/format';
import {
  Badge,
  ButtonLink,
  Card,
  Cluster,
  color,
  Figures,
  font,
  radius,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { CircleCheck, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

const HOUR_MS = 3_600_000;

type Level = 'fresh' | 'wait' | 'late';

export function levelOf(oldestAt: string, { fresh, late }: ServiceLevel, now = Date.now()): Level {
  const waited = (now - Date.parse(oldestAt)) / HOUR_MS;
  if (waited >= late) return 'late';
  return waited >= fresh ? 'wait' : 'fresh';
}

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  h3 {
    font-size: ${font.size.text};
    letter-spacing: normal;
  }

  > svg {
    flex: none;
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

/** Icon and text besides the colour (WCAG 1.4.1). */
const levels: Record<Level, { tone: 'good' | 'wait' | 'danger'; icon: LucideIcon }> = {
  fresh: { tone: 'good', icon: CircleCheck },
  wait: { tone: 'wait', icon: Clock },
  late: { tone: 'danger', icon: TriangleAlert },
};

function LevelBadge({ oldestAt, promised }: { oldestAt: string; promised: ServiceLevel }) {
  const level = levelOf(oldestAt, promised);
  const { tone, icon: Icon } = levels[level];
  return (
    <Badge $tone={tone} title={texts.levelHint(promised.fresh, promised.late)}>
      <Icon />
      {texts.levels[level]}
    </Badge>
  );
}

interface WorkCardProps {
  icon: LucideIcon;
  title: string;
  action: string;
  to: string;
  /** Null after a failed load. */
  work: OpenWork | null;
  promised: ServiceLevel;
  isFirst?: boolean;
}

export function WorkCard({ icon: Icon, title, action, to, work, promised, isFirst = false }: WorkCardProps) {
  const waits = work !== null && work.waiting > 0;
  return (
    <Card as="section">
      <Stack $gap={2}>
        <Top>
          <Icon />
          <h3>{title}</h3>
        </Top>
        <Cluster $spread $gap={2}>
          <Number>{work ? <Figures>{formatNumber(work.waiting)}</Figures> : '–'}</Number>
          {waits && work.oldestAt && <LevelBadge oldestAt={work.oldestAt} promised={promised} />}
        </Cluster>
        <Text $size="small" $tone="muted">
          {work === null && texts.failed}
          {work?.waiting === 0 && texts.nothing}
          {waits && texts.oldest(formatAgo(work.oldestAt))}
          {waits && work.late > 0 && ` ${texts.late(formatNumber(work.late))}`}
        </Text>
        <Bottom>
          <ButtonLink to={to} variant={isFirst && waits ? 'primary' : 'secondary'} wide>
            {action}
          </ButtonLink>
        </Bottom>
      </Stack>
    </Card>
  );
}
