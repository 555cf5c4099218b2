import { searchHeading, searchTitle } from '@pokriv/contracts/search/page-titles';
import { breakpoint, Figures, font, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useTitle } from '@pokriv/web-kit/title';
import { css, styled } from 'styled-components';

import { SaveButton } from '../alerts/save-button.tsx';
import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { searchTexts } from './messages.ts';
import { RESULTS_TITLE_ID } from './results-focus.ts';
import { BARS_HEIGHT, withBar, withoutBar } from './screen.ts';
import { SortSelect } from './sort-select.tsx';
import { useNearPlace } from '../filters/use-near-place.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';
import { ViewSwitch, VIEWS } from './view-switch.tsx';

const Title = styled(Heading)<{ $isSmall: boolean }>`
  font-size: ${({ $isSmall }) => ($isSmall ? font.size.lead : font.size.title)};
  scroll-margin-top: ${BARS_HEIGHT};

  ${breakpoint.desktop} {
    font-size: ${({ $isSmall }) => ($isSmall ? font.size.lead : font.size.display)};
  }
`;

/** In one row with the chips above a full map; on phones the count is on the sheet. */
const inRow = css`
  ${withBar} {
    display: contents;
  }
`;

const countOnSheet = css`
  ${withoutBar} {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Root = styled(Stack)<{ $isInRow: boolean }>`
  ${({ $isInRow }) => $isInRow && inRow}
`;

const Top = styled.div<{ $isInRow: boolean }>`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};

  > :last-child:not(:first-child) {
    flex: none;
  }

  ${({ $isInRow }) => $isInRow && inRow}
  ${({ $isInRow }) => $isInRow && 'align-items: center;'}
`;

const Row = styled.div<{ $isInRow: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 44px;
  ${({ $isInRow }) => $isInRow && inRow}
  ${({ $isInRow }) => $isInRow && countOnSheet}
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  order: 3;
  margin-left: auto;

  /* Parsed one by one, the last would push the first to the left. */
  &:not(:has(> nav > :nth-child(${VIEWS}))) {
    visibility: hidden;
  }
`;

/** „128 обяви · страница 2 от 6“. */
function foundText({ count, pagination }: Results): string {
  if (!count || !pagination) return '\u00a0';
  if (pagination.page === 1) return count;
  return `${count} · ${searchTexts.pageOf(pagination.page, pagination.totalPages)}`;
}

interface ResultHeadProps {
  search: Search;
  results: Results;
  save: SaveSearch;
}

export function ResultHead({ search, results, save }: ResultHeadProps) {
  const { view } = search.state;
  const isInRow = view === 'map';
  const place = { ...search.state, near: useNearPlace(search.state) };
  // The server has set the title; a new search changes it once its count is known.
  useTitle(
    results.isLoading ? undefined : searchTitle(place, results.error ? undefined : results.pagination),
  );
  return (
    <Root $gap={1} $isInRow={isInRow}>
      <Top $isInRow={isInRow}>
        <Title as="h1" $isSmall={isInRow} id={RESULTS_TITLE_ID} tabIndex={-1}>
          {searchHeading(place)}
        </Title>
        <SaveButton save={save} isShort size="small" />
      </Top>
      <Row $isInRow={isInRow}>
        <Text as={Figures} $tone="muted" role="status">
          {results.error ? '\u00a0' : foundText(results)}
        </Text>
        <Tools>
          {view !== 'map' && <SortSelect search={search} />}
          <ViewSwitch search={search} />
        </Tools>
      </Row>
    </Root>
  );
}
