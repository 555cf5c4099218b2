import { furnishings } from '@pokriv/contracts/listing/property-options';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';
import { breakpoint, color, font, radius, space } from '@pokriv/web-kit/ui';
import {
  Armchair,
  Building2,
  CalendarDays,
  DoorOpen,
  Hourglass,
  Maximize,
  TrainFront,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';

import { availabilityFact } from './availability-fact.ts';
import { floorText } from './floor-text.ts';
import { walkToMetro } from '../place/metro-way.ts';
import type { Listing } from '../listing.ts';
import { detailTexts as texts } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: hidden;
  background: ${color.surface};

  ${breakpoint.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    column-gap: ${space(3)};
    padding: ${space(3.5)} ${space(4)};
    box-shadow: 0 0 0 1px ${color.line};
  }

  svg {
    grid-row: span 2;
    align-self: center;
    width: 24px;
    height: 24px;
    color: ${color.accentText};
  }

  dt {
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }

  dd {
    font-weight: ${font.weight.strong};
    line-height: 1.3;
  }
`;

type Fact = [icon: LucideIcon, label: string, value: string | undefined];

/** Key facts in one strip (decisions §4). */
export function FactStrip({ listing }: { listing: Listing }) {
  const { area, rooms, floor, totalFloors, furnishing, availableFrom, minLeaseMonths, metro } = listing;
  const facts: Fact[] = [
    [Maximize, texts.fact.area, area === undefined ? undefined : texts.m2(formatNumber(area))],
    [DoorOpen, texts.fact.rooms, rooms === undefined ? undefined : formatNumber(rooms)],
    [Building2, texts.fact.floor, floorText(floor, totalFloors)],
    [Armchair, texts.fact.furnishing, furnishing && furnishings[furnishing]],
    [CalendarDays, ...availabilityFact(availableFrom)],
    [
      Hourglass,
      texts.fact.minLease,
      minLeaseMonths === undefined ? undefined : formatCount(minLeaseMonths, texts.months),
    ],
    [TrainFront, texts.fact.metro, metro?.[0] && walkToMetro(metro[0])],
  ];
  return (
    <List aria-label={texts.facts}>
      {facts.map(
        ([Icon, label, value]) =>
          value && (
            <div key={label}>
              <Icon aria-hidden />
              {/* „Свободен: веднага“ depends on the date, which may change between server render and hydration. */}
              <dt suppressHydrationWarning>{label}</dt>
              <dd suppressHydrationWarning>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
