import { Button, Cluster } from '@pokriv/web-kit/ui';
import { RemovableChip } from '@pokriv/web-kit/ui/forms';
import { useRef } from 'react';

import { activeFilters, type ActiveFilter } from '../search-address/active-filters.ts';
import { searchTexts } from './messages.ts';
import { focusResults } from './results-focus.ts';
import type { Search } from './use-search.ts';

/** The filters that are set; a press takes one away, and the focus goes to its neighbour. */
export function FilterChips({ search }: { search: Search }) {
  const root = useRef<HTMLDivElement>(null);
  const filters = activeFilters(search.state);
  if (filters.length === 0) return null;

  const remove = ({ without }: ActiveFilter, index: number) => {
    const buttons = root.current?.querySelectorAll('button');
    if (filters.length === 1) focusResults();
    else buttons?.[index === filters.length - 1 ? index - 1 : index + 1]?.focus();
    search.change(without);
  };
  const clear = () => {
    focusResults();
    search.clear();
  };
  return (
    <Cluster ref={root} $gap={2} role="group" aria-label={searchTexts.active}>
      {filters.map((filter, index) => (
        <RemovableChip key={filter.id} text={filter.text} onRemove={() => remove(filter, index)} />
      ))}
      <Button type="button" variant="quiet" size="small" onClick={clear}>
        {searchTexts.clearAll}
      </Button>
    </Cluster>
  );
}
