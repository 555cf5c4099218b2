import { Link } from '@pokriv/web-kit/router';
import { asBottomBar, color, font, layer, radius, shadow, space } from '@pokriv/web-kit/ui';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { css, styled } from 'styled-components';

import { activeFilters } from '../search-address/active-filters.ts';
import { searchHref } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import { PILL_HEIGHT, PILL_ROOM, withBar } from './screen.ts';
import type { FilterSheetState } from './use-filter-sheet.tsx';
import type { Search } from './use-search.ts';

/** Above the closed list over the map; the opened list covers it. */
const onMap = css`
  --room: calc(var(--sheet-peek) + var(--safe-bottom) + ${PILL_ROOM} - ${PILL_HEIGHT});

  flex: none;
  margin-top: calc(-1 * (${PILL_HEIGHT} + var(--room)));
  padding-bottom: var(--room);
`;

/** Static, so that it covers nothing on a short page. */
const aside = css`
  position: static;
  padding-bottom: 0;
`;

const Place = styled.div<{ $at: 'list' | 'map' | 'aside' }>`
  position: sticky;
  bottom: 0;
  z-index: calc(${layer.bar} - 1);
  display: flex;
  justify-content: center;
  order: 1;
  padding-bottom: calc(${space(4)} + var(--safe-bottom));
  pointer-events: none;
  ${({ $at }) => $at === 'map' && onMap}
  ${({ $at }) => $at === 'aside' && aside}

  ${withBar} {
    display: none;
  }
`;

const Pill = styled.div`
  display: flex;
  border-radius: ${radius.full};
  background: ${color.text};
  box-shadow: ${shadow.lifted};
  pointer-events: auto;
`;

const Part = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${PILL_HEIGHT};
  padding: 0 ${space(5)};
  border: 0;
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  white-space: nowrap;
  text-decoration: none;
  color: ${color.page};
  background: none;
  cursor: pointer;

  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }

  & + & {
    border-left: 1px solid color-mix(in srgb, ${color.page} 25%, transparent);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &:focus-visible {
    outline-offset: -6px;
    outline-color: ${color.page};
    border-radius: ${radius.full};
  }
`;

interface SearchPillProps {
  search: Search;
  sheet: FilterSheetState;
  hasNoResults: boolean;
  /** Covered by the list over the map. */
  isCovered: boolean;
}

/**
 * Filters and map within thumb reach on phones. Sticky over the results, so that it never covers the footer. First in
 * DOM order, so that its buttons precede the results.
 */
export function SearchPill({
  search: { state, linkState },
  sheet,
  hasNoResults,
  isCovered,
}: SearchPillProps) {
  const isMap = state.view === 'map';
  const count = activeFilters(state).filter(({ name }) => name !== 'query').length;
  return (
    <Place ref={asBottomBar} inert={isCovered} $at={isMap ? 'map' : hasNoResults ? 'aside' : 'list'}>
      <Pill>
        <Part as="button" type="button" {...sheet.opener}>
          <SlidersHorizontal aria-hidden />
          {searchTexts.filtersCount(count)}
        </Part>
        <Part
          as={Link}
          to={searchHref({ ...state, view: isMap ? 'list' : 'map', list: false })}
          state={linkState}
        >
          {isMap ? <List aria-hidden /> : <MapIcon aria-hidden />}
          {isMap ? searchTexts.list : searchTexts.map}
        </Part>
      </Pill>
    </Place>
  );
}
