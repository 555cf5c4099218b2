import { breakpoint, Button, RemovableChip, space } from '@pokriv/web-kit/ui';
import { useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { activeFilters, type ActiveFilter } from '../search-address/active-filters.ts';
import { searchTexts } from './messages.ts';
import { focusResults } from './results-focus.ts';
import { withBar } from './screen.ts';
import type { Search } from './use-search.ts';

const wrapped = css`
  ${breakpoint.tablet} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

/** Wide screens: in the row of the head above a map. */
const besideHead = css`
  ${withBar} {
    && {
      flex: 1 1 160px;
      order: 2;
      min-width: 0;
      margin: 0;
      padding-inline: ${space(1)};
    }
  }
`;

const Row = styled.div<{ $isOneRow: boolean }>`
  display: flex;
  gap: ${space(2)};
  margin: calc(-1 * ${space(1)}) calc(-1 * ${space(4)});
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(4)};
  scrollbar-width: none;

  > * {
    flex: none;
  }

  ${({ $isOneRow }) => ($isOneRow ? besideHead : wrapped)}
`;

interface ChipRowProps {
  search: Search;
  filters: readonly ActiveFilter[];
  label: string;
  isOneRow?: boolean;
  before?: ReactNode;
  children?: ReactNode;
}

/**
 * Removes a filter of a row of chips; the focus goes to the neighbour.
 * @param leave focuses something else before the only chip goes
 */
export function useChipRemoval(
  filters: readonly ActiveFilter[],
  change: (without: ActiveFilter['without']) => void,
  leave: (row: HTMLElement | null) => void,
) {
  const root = useRef<HTMLDivElement>(null);
  const remove = ({ without }: ActiveFilter, index: number) => {
    const buttons = root.current?.querySelectorAll('button');
    if (filters.length === 1) leave(root.current);
    else buttons?.[index === filters.length - 1 ? index - 1 : index + 1]?.focus();
    change(without);
  };
  return { root, remove };
}

/** Each chip removes one filter. */
export function ChipRow({ search, filters, label, isOneRow = false, before, children }: ChipRowProps) {
  const { root, remove } = useChipRemoval(filters, search.change, focusResults);
  return (
    <Row ref={root} $isOneRow={isOneRow} role="group" aria-label={label}>
      {before}
      {filters.map((filter, index) => (
        <RemovableChip key={filter.id} text={filter.text} onRemove={() => remove(filter, index)} />
      ))}
      {children}
    </Row>
  );
}

interface FilterChipsProps extends Pick<ChipRowProps, 'search' | 'isOneRow' | 'before' | 'children'> {
  label?: string;
  /** Filters already shown above. */
  except?: readonly ActiveFilter[];
  /** Filters before the others. */
  first?: readonly ActiveFilter[];
}

export function FilterChips({
  search,
  label = searchTexts.active,
  except = [],
  first = [],
  children,
  ...row
}: FilterChipsProps) {
  const placed = new Set([...except, ...first].map(({ id }) => id));
  const filters = [...first, ...activeFilters(search.state).filter(({ id }) => !placed.has(id))];
  if (filters.length === 0) return null;

  const clear = () => {
    focusResults();
    search.clear();
  };
  return (
    <ChipRow {...row} search={search} filters={filters} label={label}>
      {children}
      <Button type="button" variant="quiet" size="small" onClick={clear}>
        {searchTexts.clearAll}
      </Button>
    </ChipRow>
  );
}
