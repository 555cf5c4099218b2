import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { formatCharge, ownFirst, type Currency } from '@pokriv/contracts/money';
import { formatNumber } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { color, Figures, font, Grid, radius, space } from '@pokriv/web-kit/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { topicFill, type Topic } from '../figures/topic.ts';
import { goToSection } from './go-to-section.ts';
import { texts } from './messages.ts';

const Tile = styled.a<{ $fill: string }>`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-top: 3px solid ${({ $fill }) => $fill};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  color: ${color.muted};
  background: ${color.surface};
  text-decoration: none;

  &:hover {
    border-inline-color: ${color.control};
    border-bottom-color: ${color.control};
  }

  span {
    font-size: ${font.size.title};
    font-weight: ${font.weight.heavy};
    line-height: ${font.line.heading};
    color: ${color.text};
  }
`;

interface KeyFigure {
  section: Topic;
  name: string;
  /** A sum stands in both currencies. */
  values: readonly string[];
}

const sum = (groups: readonly { count: number }[]): string =>
  formatNumber(groups.reduce((total, { count }) => total + count, 0));

function keyFiguresOf({ listings, users, moderation }: AdminStats, currency: Currency): KeyFigure[] {
  const { key } = texts;
  const figures: KeyFigure[] = [];
  if (listings) {
    const { byCity, decision } = listings;
    figures.push({ section: 'listings', name: key.active, values: [sum(byCity)] });
    if (decision.medianHours !== null)
      figures.push({ section: 'listings', name: key.decision, values: [texts.hours(decision.medianHours)] });
  }
  if (users) {
    figures.push({ section: 'users', name: key.users, values: [sum(users.byRole)] });
    const [primary, secondary] = ownFirst(currency).map((one) => formatCharge(users.revenue.total, one));
    figures.push({ section: 'revenue', name: key.revenue, values: [`${primary} /`, `${secondary}`] });
  }
  if (moderation)
    figures.push({ section: 'moderation', name: key.reports, values: [sum(moderation.reportsByDay)] });
  return figures;
}

/** Main figures; each links to the section with its charts. */
export function KeyFigures({ stats }: { stats: AdminStats }) {
  const currency = useCurrency();
  return (
    <Grid as="nav" aria-label={texts.key.title} $min={150} $gap={3}>
      {keyFiguresOf(stats, currency).map(({ section, name, values }) => (
        <Tile
          key={name}
          $fill={topicFill[section]}
          href={`#${section}`}
          onClick={(event) => goToSection(event, section)}
        >
          {name}
          {values.map((value, at) => (
            <Fragment key={value}>
              {at > 0 && ' '}
              <Figures>{value}</Figures>
            </Fragment>
          ))}
        </Tile>
      ))}
    </Grid>
  );
}
