import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { formatCharge } from '@pokriv/contracts/money';
import { formatNumber } from '@pokriv/web-kit/format';
import { color, Figures, font, Grid, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { goToSection } from './go-to-section.ts';
import { texts, type SectionId } from './messages.ts';

const Tile = styled.a`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  color: ${color.muted};
  background: ${color.surface};
  text-decoration: none;

  &:hover {
    border-color: ${color.control};
  }

  span {
    font-size: ${font.size.title};
    font-weight: ${font.weight.heavy};
    line-height: ${font.line.heading};
    color: ${color.text};
  }
`;

interface KeyFigure {
  section: SectionId;
  name: string;
  value: string;
  note?: string;
}

const sum = (groups: readonly { count: number }[]): string =>
  formatNumber(groups.reduce((total, { count }) => total + count, 0));

function keyFiguresOf({ listings, users, moderation }: AdminStats): KeyFigure[] {
  const { key } = texts;
  const figures: KeyFigure[] = [];
  if (listings) {
    const { byCity, decision } = listings;
    figures.push({ section: 'listings', name: key.active, value: sum(byCity) });
    if (decision.medianHours !== null)
      figures.push({ section: 'listings', name: key.decision, value: texts.hours(decision.medianHours) });
  }
  if (users) {
    figures.push({ section: 'users', name: key.users, value: sum(users.byRole) });
    const { euro, bgn } = formatCharge(users.revenue.total);
    figures.push({ section: 'revenue', name: key.revenue, value: euro, note: bgn });
  }
  if (moderation)
    figures.push({ section: 'moderation', name: key.reports, value: sum(moderation.reportsByDay) });
  return figures;
}

/** Main figures; each links to the section with its charts. */
export function KeyFigures({ stats }: { stats: AdminStats }) {
  return (
    <Grid as="nav" aria-label={texts.key.title} $min={150} $gap={3}>
      {keyFiguresOf(stats).map(({ section, name, value, note }) => (
        <Tile key={name} href={`#${section}`} onClick={(event) => goToSection(event, section)}>
          {name}
          <Figures>{value}</Figures>
          {note}
        </Tile>
      ))}
    </Grid>
  );
}
