import { cityName } from '@pokriv/contracts/cities';
import { propertySorts, type PropertySort } from '@pokriv/contracts/property-options';
import { useTitle } from '@pokriv/web-kit/title';
import { Cluster, color, Container, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { Filters } from './filters.tsx';
import { searchTexts } from './messages.ts';
import { ResultList } from './result-list.tsx';
import { useResults } from './use-results.ts';
import { useSearch } from './use-search.ts';

/** From here on the filters stand beside the results. */
const WIDE = '@media (min-width: 1024px)';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block: ${space(6)} ${space(16)};

  ${WIDE} {
    grid-template-columns: 296px minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  display: none;

  ${WIDE} {
    display: block;
    padding-right: ${space(6)};
    border-right: 1px solid ${color.line};
  }
`;

const OnlyNarrow = styled.div`
  ${WIDE} {
    display: none;
  }
`;

/** On phones both in one row, as wide as the page. */
const Tools = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(3)};
  width: 100%;

  > :last-child {
    flex: 1;
  }

  ${WIDE} {
    width: 250px;
  }
`;

const SORTS = Object.entries(propertySorts).map(([value, label]) => ({ value, label }));

/** Search and browse (spec §2): filters, order and page are all in the address. */
export function SearchPage() {
  const search = useSearch();
  const results = useResults(search.state);
  const { location, sort } = search.state;
  const title = location ? searchTexts.titleIn(cityName(location)) : searchTexts.title;
  useTitle(title);

  return (
    <Columns>
      <Side aria-label={searchTexts.filters}>
        <Filters search={search} />
      </Side>
      <Stack $gap={5}>
        <Cluster $spread $gap={4}>
          <Stack $gap={1}>
            <Heading as="h1" $size="display">
              {title}
            </Heading>
            <Text $tone="muted" role="status">
              {results.isLoading && results.cards ? searchTexts.refreshing : (results.count ?? '\u00a0')}
            </Text>
          </Stack>
          <Tools>
            <OnlyNarrow>
              <FilterSheet search={search} count={results.count} />
            </OnlyNarrow>
            <Select
              label={searchTexts.sort}
              options={SORTS}
              value={sort}
              onChange={(event) => search.change({ sort: event.target.value as PropertySort })}
            />
          </Tools>
        </Cluster>
        {search.dropped.length > 0 && (
          <Notice tone="wait">
            {searchTexts.dropped(search.dropped.map((name) => searchTexts.parameter[name]).join(', '))}
          </Notice>
        )}
        {results.cards?.length !== 0 && <FilterChips search={search} />}
        <ResultList search={search} results={results} />
      </Stack>
    </Columns>
  );
}
