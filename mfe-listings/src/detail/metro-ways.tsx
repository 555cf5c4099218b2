import type { MetroWay } from '@pokriv/contracts/listing/property';
import { findMetroStation } from '@pokriv/contracts/place/metro';
import { font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { LineBadges } from '../place/line-badges.tsx';
import { walkToMetro } from '../place/metro-way.ts';
import { detailTexts as texts } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  font-size: ${font.size.small};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(2)};
  }
`;

/** Nearest first. */
export function MetroWays({ ways }: { ways: readonly MetroWay[] }) {
  return (
    <List aria-label={texts.metroNearby}>
      {ways.map((way) => {
        const station = findMetroStation(way.station);
        return (
          station && (
            <li key={station.id}>
              {walkToMetro(way)} <LineBadges lines={station.lines} />
            </li>
          )
        );
      })}
    </List>
  );
}
