import { Button, color, font, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { ActiveFilter } from '../search-address/active-filters.ts';
import { nothingSought, type SearchState } from '../search-address/search-state.ts';
import { ChipRow, FilterChips } from './filter-chips.tsx';
import { searchTexts } from './messages.ts';
import { focusResults } from './results-focus.ts';
import type { Search } from './use-search.ts';

const Label = styled.span`
  align-self: center;
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  color: ${color.muted};
`;

const Exact = styled(Button)`
  justify-self: start;
  max-width: 100%;
  margin-inline-start: calc(-1 * ${space(3)});
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;

  /* In the one row above a map, which scrolls sideways. */
  [role='group'] > & {
    max-width: none;
    margin-inline-start: 0;
    white-space: nowrap;
  }
`;

/** Resets the filters, with both bounds of a range. */
function without(filters: readonly ActiveFilter[]): Partial<SearchState> {
  const names = filters.flatMap((filter) => Object.keys(filter.without) as (keyof SearchState)[]);
  return Object.fromEntries(names.map((name) => [name, nothingSought[name]]));
}

interface UnderstoodLineProps {
  search: Search;
  filters: readonly ActiveFilter[];
  /** Above a full map, before the other filters. */
  isOneRow?: boolean;
}

/** Removable filters of a parsed sentence, with a link to search its words verbatim. */
export function UnderstoodLine({ search, filters, isOneRow = false }: UnderstoodLineProps) {
  const { understood, change } = search;
  if (!understood || filters.length === 0) return null;
  const searchExactly = () => {
    focusResults();
    change({ ...without(filters), query: understood.text });
  };
  const label = <Label aria-hidden="true">{searchTexts.understood}</Label>;
  const exact = (
    <Exact type="button" variant="quiet" size="small" onClick={searchExactly}>
      {searchTexts.exactly(understood.text)}
    </Exact>
  );
  if (isOneRow)
    return (
      <FilterChips
        search={search}
        first={filters}
        label={searchTexts.understoodOf(understood.text)}
        before={label}
        isOneRow
      >
        {exact}
      </FilterChips>
    );
  return (
    <Stack $gap={1}>
      <ChipRow
        search={search}
        filters={filters}
        label={searchTexts.understoodOf(understood.text)}
        before={label}
      />
      {exact}
    </Stack>
  );
}
