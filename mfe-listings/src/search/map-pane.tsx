import { breakpoint, color, ErrorState, radius, Skeleton, SkipLink, space } from '@pokriv/web-kit/ui';
import { lazy, Suspense, useMemo } from 'react';
import { css, styled } from 'styled-components';

import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { filterQuery } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import type { Hover } from './result-grid.tsx';
import { FILTERS_ID, MAP_ID, RESULTS_TITLE_ID } from './results-focus.ts';
import { BARS_HEIGHT, SIDE_BY_SIDE, withBar } from './screen.ts';
import { useMedia } from './use-media.ts';
import type { Search } from './use-search.ts';

const MapMissing = () => <ErrorState message={searchTexts.mapMissing} />;

/** The map is heavy and optional: lazy, with a fallback when it fails to load. */
const SearchMap = lazy(() =>
  import(/* webpackChunkName: "search-map" */ '../map/search-map.tsx').catch(() => ({ default: MapMissing })),
);

const beside = css`
  display: none;

  ${breakpoint.desktop} {
    display: block;
    position: sticky;
    top: calc(${BARS_HEIGHT} + 16px);
    height: calc(100dvh - ${BARS_HEIGHT} - 32px);
  }
`;

const alone = css`
  height: calc(100dvh - 250px);
  min-height: 380px;
  /* Height of the pill over the lower edge of the map. */
  --map-covered: calc(52px + ${space(4)});

  ${withBar} {
    --map-covered: 0px;
  }
`;

const Frame = styled.div<{ $isAlone: boolean }>`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  /* Not hidden: a scroll container would break the sticky children. */
  overflow: clip;
  scroll-margin-top: calc(${BARS_HEIGHT} + 16px);
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

/** The results on the map; browser only, beside the list only on wide screens. */
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
