import { Button, color, Container, font, layer, size, space } from '@pokriv/web-kit/ui';
import { SlidersHorizontal } from 'lucide-react';
import { css, styled } from 'styled-components';

import { activeFilters } from '../search-address/active-filters.ts';
import type { ParameterName } from '../search-address/search-state.ts';
import { CityFilter } from '../filters/city-filter.tsx';
import { searchTexts } from './messages.ts';
import { QuickFilters } from './quick-filters.tsx';
import { FILTERS_ID } from './results-focus.ts';
import { withBar } from './screen.ts';
import type { FilterSheetState } from './use-filter-sheet.tsx';
import { WordSearch } from './word-search.tsx';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

/** Sticky below the header on wide screens; z-index below the header's menus, above the cards. */
const Root = styled.div`
  padding-top: ${space(4)};
  scroll-margin-top: ${size.header};

  ${withBar} {
    position: sticky;
    top: ${size.header};
    z-index: calc(${layer.bar} - 1);
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.line};
    background: ${color.page};
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  > :is(form, div) > div > div:first-child {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const City = styled.div`
  display: none;
  flex: 1 1 160px;
  min-width: 0;

  ${withBar} {
    display: block;
  }
`;

const More = styled.div`
  display: none;

  > button {
    padding-inline: ${space(3.5)};
    font-size: ${font.size.small};
  }

  ${withBar} {
    display: block;
  }
`;

/** `BARS_HEIGHT` assumes two rows. */
const oneRowBelowDesktop = css`
  @media (max-width: 1039.98px) {
    /* Hidden words in it scroll with it. */
    position: relative;
    flex-wrap: nowrap;
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${space(1)};
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`;

const Quick = styled.div`
  display: none;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${withBar} {
    display: flex;
  }

  ${oneRowBelowDesktop}
`;

/** Not counted on the sheet button, because the bar shows them. */
const inBar = new Set<ParameterName>([
  ...(['query', 'location', 'layout', 'priceMin', 'metroMinutes', 'metroStation'] as const),
  ...(['propertyType', 'hasPet', 'noCommission'] as const),
]);

interface SearchBarProps {
  search: Search;
  results: Results;
  sheet: FilterSheetState;
}

/** Search, city, quick filters and the sheet button; phones have the search only. */
export function SearchBar({ search, results, sheet }: SearchBarProps) {
  const { state } = search;
  const inSheet = activeFilters(state).filter(({ name }) => !inBar.has(name));
  return (
    <Root id={FILTERS_ID} tabIndex={-1}>
      <Row data-wide>
        <WordSearch search={search} facets={results.facets} />
        <City>
          <CityFilter target={search} facets={results.facets} />
        </City>
        <More>
          <Button type="button" variant="secondary" {...sheet.opener}>
            <SlidersHorizontal />
            {searchTexts.moreFilters(inSheet.length)}
          </Button>
        </More>
        <Quick>
          <QuickFilters target={search} facets={results.facets} />
        </Quick>
      </Row>
    </Root>
  );
}
