import { breakpoint, Container, Notice, size, SkipLink, space, Stack } from '@pokriv/web-kit/ui';
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
import { ResultPart } from './result-part.tsx';
import { MAP_ID } from './results-focus.ts';
import { withBar, withoutBar } from './screen.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchPill } from './search-pill.tsx';
import { SortSelect } from './sort-select.tsx';
import { UnderstoodLine } from './understood-line.tsx';
import { useFilterSheet } from './use-filter-sheet.tsx';
import { useMedia } from './use-media.ts';
import { useViewCorrection } from './use-view-correction.ts';
import { useListSheet } from './use-list-sheet.ts';
import { useResults } from './use-results.ts';
import { useScrollUp } from './use-scroll-up.ts';
import { useSearch } from './use-search.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import { useUnreadSentence } from './use-unread-sentence.ts';

const sideBySide = css`
  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(400px, 42%);
    gap: ${space(6)};
    max-width: none;
    padding: 0 0 0 max(${space(6)}, calc((100% - ${size.content}) / 2));
  }
`;

/** The map fills the window under the bars. `--sheet-peek`: height of the closed list over it, on phones. */
const mapAlone = css`
  --sheet-peek: 96px;

  flex: 1;
  gap: 0;
  min-height: 0;
  max-width: none;
  padding: ${space(3)} 0 0;

  ${withBar} {
    --sheet-peek: 0px;

    padding: 0;
  }
`;

/** Not a grid on phones: the pill is sticky within its full height. */
const Page = styled(Container)<{ $view: SearchView }>`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-block: ${space(4)};

  ${withBar} {
    padding-bottom: ${space(16)};
  }

  ${breakpoint.desktop} {
    padding-top: ${space(6)};
  }

  ${({ $view }) => $view === 'split' && sideBySide}
  ${({ $view }) => $view === 'map' && mapAlone}
`;

/** Bar and page; with a full map as high as the window below the header. */
const Screen = styled.div<{ $isMap: boolean }>`
  display: ${({ $isMap }) => ($isMap ? 'flex' : 'contents')};
  flex-direction: column;
  height: calc(100dvh - ${size.header});
  min-height: 440px;
`;

const Results = styled(Stack)`
  [data-beside] > & {
    ${breakpoint.desktop} {
      padding-block: ${space(6)} ${space(16)};
    }
  }
`;

/** Map beside the list only. */
const Beside = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: contents;
  }
`;

/** Search page (spec §2): filters, sort, page and view are in the URL. */
export function SearchPage() {
  const search = useSearch();
  const { isAwaited } = useUnreadSentence(search);
  const results = useResults(search.state, { isEnabled: !isAwaited });
  const [hoveredId, setHoveredId] = useState<string>();
  const hover = { hoveredId, onHover: setHoveredId };
  const { view } = search.state;
  const understood = understoodFilters(search.state, search.understood);
  const save = useSaveSearch(search.state, results.data?.asOf);
  const sheet = useFilterSheet(search, results);
  useScrollUp(search);
  useViewCorrection(search);
  useRememberedSearch(search.state);

  const isMap = view === 'map';
  const isSheet = useMedia(isMap ? withoutBar.replace('@media ', '') : undefined);
  const listSheet = useSheetDrag(useListSheet(search));
  const hasList = !isMap || (isSheet && (listSheet.isOpen || listSheet.drag !== undefined));
  const content = (
    <>
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
      <UnderstoodLine search={search} filters={understood} isOneRow={isMap} />
      {(!isMap || understood.length === 0) && (
        <FilterChips search={search} except={understood} isOneRow={isMap} />
      )}
      {results.spelling && (
        <Notice>{searchTexts.spelling(results.spelling.used, results.spelling.asked)}</Notice>
      )}
      {isMap && hasList && <SortSelect search={search} />}
      {hasList && <ResultList search={search} results={results} hover={hover} save={save} />}
    </>
  );

  return (
    <>
      <Screen $isMap={isMap}>
        <SearchBar search={search} results={results} sheet={sheet} />
        <Page data-wide $view={view} data-beside={view === 'split' || undefined}>
          <SearchPill
            search={search}
            sheet={sheet}
            hasNoResults={results.cards?.length === 0}
            isCovered={isMap && listSheet.isOpen}
          />
          {isMap ? (
            <ResultPart count={results.count} sheet={listSheet}>
              {content}
            </ResultPart>
          ) : (
            <Results $gap={4}>{content}</Results>
          )}
          {view !== 'list' && <MapPane search={search} hover={hover} save={save} />}
        </Page>
      </Screen>
      {sheet.view}
      {save.view}
    </>
  );
}
