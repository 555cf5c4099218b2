import { breakpoint, Container, Notice, SkipLink, space, Stack } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';

import { SinceVisit } from '../alerts/since-visit.tsx';
import { useSaveSearch } from '../alerts/use-save-search.tsx';
import { useRememberedSearch } from '../recent/last-search.ts';
import { searchParameters } from '../search-address/search-parameters.ts';
import type { SearchView } from '../search-address/search-state.ts';
import { understoodFilters } from '../search-field/understood.ts';
import { FilterChips } from './filter-chips.tsx';
import { MapPane } from './map-pane.tsx';
import { searchTexts } from './messages.ts';
import { ResultHead } from './result-head.tsx';
import { ResultList } from './result-list.tsx';
import { MAP_ID } from './results-focus.ts';
import { withBar } from './screen.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchPill } from './search-pill.tsx';
import { UnderstoodLine } from './understood-line.tsx';
import { useFilterDraft } from './use-filter-draft.ts';
import { useFilterSheet } from './use-filter-sheet.tsx';
import { useViewCorrection } from './use-view-correction.ts';
import { useResults } from './use-results.ts';
import { useScrollUp } from './use-scroll-up.ts';
import { useSearch } from './use-search.ts';

const sideBySide = css`
  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(400px, 42%);
    gap: ${space(6)};
  }
`;

/** Not a grid on phones: the pill is sticky within its full height. */
const Page = styled(Container)<{ $view: SearchView }>`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-block: ${space(4)};
  ${({ $view }) => $view === 'split' && sideBySide}

  ${withBar} {
    padding-bottom: ${({ $view }) => ($view === 'map' ? space(4) : space(16))};
  }

  ${breakpoint.desktop} {
    padding-top: ${space(6)};
  }
`;

/** Only with the map beside the list. */
const Beside = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: contents;
  }
`;

/** Search and browse (spec §2): filters, order, page and view are all in the URL. */
export function SearchPage() {
  const search = useSearch();
  const results = useResults(search.state);
  const [hoveredId, setHoveredId] = useState<string>();
  const hover = { hoveredId, onHover: setHoveredId };
  const { view } = search.state;
  const understood = understoodFilters(search.state, search.understood);
  const save = useSaveSearch(search.state, results.data?.asOf);
  const sheet = useFilterSheet(useFilterDraft(search, results));
  useScrollUp(search);
  useViewCorrection(search);
  useRememberedSearch(search.state);

  return (
    <>
      <SearchBar search={search} results={results} sheet={sheet} />
      <Page data-wide $view={view}>
        <SearchPill search={search} sheet={sheet} hasNoResults={results.cards?.length === 0} />
        <Stack $gap={4}>
          {view === 'split' && (
            <Beside>
              <SkipLink target={MAP_ID}>{searchTexts.toMap}</SkipLink>
            </Beside>
          )}
          <ResultHead search={search} results={results} save={save} />
          <SinceVisit saved={save.saved} areShown={results.cards !== undefined && !results.isLoading} />
          {search.dropped.length > 0 && (
            <Notice tone="wait">
              {searchTexts.dropped(search.dropped.map((name) => searchParameters[name].label).join(', '))}
            </Notice>
          )}
          <UnderstoodLine search={search} filters={understood} />
          <FilterChips search={search} except={understood} />
          {results.spelling && (
            <Notice>{searchTexts.spelling(results.spelling.used, results.spelling.asked)}</Notice>
          )}
          {view !== 'map' && <ResultList search={search} results={results} hover={hover} save={save} />}
        </Stack>
        {view !== 'list' && <MapPane search={search} hover={hover} save={save} />}
      </Page>
      {sheet.view}
      {save.view}
    </>
  );
}
