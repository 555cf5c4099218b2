import { searchHeading, searchTitle } from '@pokriv/contracts/search/page-titles';
import { breakpoint, Figures, font, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useTitle } from '@pokriv/web-kit/title';
import { styled } from 'styled-components';

import { SaveButton } from '../alerts/save-button.tsx';
import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { searchTexts } from './messages.ts';
import { RESULTS_TITLE_ID } from './results-focus.ts';
import { BARS_HEIGHT } from './screen.ts';
import { SortSelect } from './sort-select.tsx';
import { useNearPlace } from '../filters/use-near-place.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';
import { ViewSwitch } from './view-switch.tsx';

const Title = styled(Heading)`
  font-size: ${font.size.title};
  scroll-margin-top: ${BARS_HEIGHT};

  ${breakpoint.desktop} {
    font-size: ${font.size.display};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};

  > :last-child:not(:first-child) {
    flex: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 44px;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
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
  const place = { ...search.state, near: useNearPlace(search.state) };
  // The server has set the title already; a new search changes it once its count is known.
  useTitle(
    results.isLoading ? undefined : searchTitle(place, results.error ? undefined : results.pagination),
  );
  return (
    <Stack $gap={1}>
      <Top>
        <Title as="h1" id={RESULTS_TITLE_ID} tabIndex={-1}>
          {searchHeading(place)}
        </Title>
        <SaveButton save={save} isShort size="small" />
      </Top>
      <Row>
        <Text as={Figures} $tone="muted" role="status">
          {results.error ? '\u00a0' : foundText(results)}
        </Text>
        <Tools>
          {view !== 'map' && <SortSelect search={search} />}
          <ViewSwitch state={search.state} />
        </Tools>
      </Row>
    </Stack>
  );
}
