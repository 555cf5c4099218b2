import { breakpoint, color, ErrorState, Skeleton, SkipLink } from '@pokriv/web-kit/ui';
import { lazy, Suspense, useMemo } from 'react';
import { css, styled } from 'styled-components';

import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { filterQuery } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import type { Hover } from './result-grid.tsx';
import { FILTERS_ID, MAP_ID, RESULTS_TITLE_ID } from './results-focus.ts';
import { BARS_HEIGHT, PILL_ROOM, SIDE_BY_SIDE, withBar } from './screen.ts';
import { useMedia } from './use-media.ts';
import type { Search } from './use-search.ts';

const MapMissing = () => <ErrorState message={searchTexts.mapMissing} />;

/** Lazy, because heavy and optional; with a fallback when loading fails. */
const SearchMap = lazy(() =>
  import(/* webpackChunkName: "search-map" */ '../map/search-map.tsx').catch(() => ({ default: MapMissing })),
);

/** Beside the list, down to the bottom of the window. */
const beside = css`
  display: none;

  ${breakpoint.desktop} {
    display: block;
    position: sticky;
    top: ${BARS_HEIGHT};
    height: calc(100dvh - ${BARS_HEIGHT});
    border-left: 1px solid ${color.line};
  }
`;

/** `--map-foot`: height of the sheet over the bottom of the map; `--map-covered`: including the pill above it. */
const alone = css`
  flex: 1;
  min-height: 0;
  border-top: 1px solid ${color.line};
  --map-foot: calc(var(--sheet-peek) + var(--safe-bottom));
  --map-covered: calc(var(--map-foot) + ${PILL_ROOM});

  ${withBar} {
    --map-foot: 0px;
    --map-covered: 0px;
  }
`;

const Frame = styled.div<{ $isAlone: boolean }>`
  --map-radius: 0;
  /* Not hidden: a scroll container would break the sticky children. */
  overflow: clip;
  scroll-margin-top: ${BARS_HEIGHT};
  ${({ $isAlone }) => ($isAlone ? alone : beside)}

  > :last-child {
    height: 100%;
  }
`;

interface MapPaneProps {
  search: Search;
  hover: Hover;
  save: SaveSearch;
}

/** Browser only; beside the list on wide screens only. */
export function MapPane({ search, hover, save }: MapPaneProps) {
  const { state, change } = search;
  const isAlone = state.view === 'map';
  const isShown = useMedia(isAlone ? 'all' : SIDE_BY_SIDE);
  const query = useMemo(() => filterQuery(state), [state]);
  const waiting = <Skeleton $height="100%" />;
  return (
    <Frame $isAlone={isAlone} id={MAP_ID} tabIndex={-1}>
      <SkipLink target={FILTERS_ID}>{searchTexts.toFilters}</SkipLink>
      {!isAlone && <SkipLink target={RESULTS_TITLE_ID}>{searchTexts.toList}</SkipLink>}
      {isShown ? (
        <Suspense fallback={waiting}>
          <SearchMap
            query={query}
            city={state.location || undefined}
            bbox={state.bbox || undefined}
            polygon={state.polygon || undefined}
            save={save}
            hoveredId={hover.hoveredId}
            onHover={hover.onHover}
            onBounds={(bbox) => change({ bbox }, { typing: 'bbox' })}
            onPolygon={(polygon = '') => change({ polygon, bbox: '' })}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </Frame>
  );
}
