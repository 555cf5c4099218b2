import { metroStations, type MetroLine } from '@pokriv/contracts/place/metro';
import { color, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { contains } from '../search-address/area.ts';
import { NEAR_ZOOM } from './layers/mark-closeness.ts';
import { mapTexts } from './messages.ts';
import type { MapWindow } from './use-map-window.ts';

const Lines = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: ${space(1)};
  border-radius: ${radius.control};
  list-style: none;
  font-size: ${font.size.tiny};
  line-height: 1.3;
  color: ${color.text};
  background: color-mix(in srgb, ${color.surface} 86%, transparent);
`;

const Line = styled.li<{ $line: MetroLine }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};

  &::before {
    content: '';
    flex: 1;
    height: 4px;
    border-radius: 2px;
    background: var(--map-metro-${({ $line }) => $line.toLowerCase()});
  }
`;

/** Lines with a station in the window, once the map draws them. */
function linesIn({ box, zoom }: MapWindow): MetroLine[] {
  if (zoom < NEAR_ZOOM) return [];
  const seen = metroStations.filter((station) => contains(box, station));
  return [...new Set(seen.flatMap(({ lines }) => lines))].toSorted();
}

/** Colours of the metro lines on screen. */
export function MetroKey({ mapWindow }: { mapWindow: MapWindow | undefined }) {
  const lines = mapWindow ? linesIn(mapWindow) : [];
  if (lines.length === 0) return null;
  return (
    <Lines aria-label={mapTexts.metro}>
      {lines.map((line) => (
        <Line key={line} $line={line}>
          {line}
        </Line>
      ))}
    </Lines>
  );
}
