import { Button, Cluster } from '@pokriv/web-kit/ui';
import { RemovableChip } from '@pokriv/web-kit/ui/forms';

import { activeFilters } from './active-filters.ts';
import { searchTexts } from './messages.ts';
import type { Search } from './use-search.ts';

/** The filters that are set; a press takes one away. */
export function FilterChips({ search, isCentred = false }: { search: Search; isCentred?: boolean }) {
  const filters = activeFilters(search.state);
  if (filters.length === 0) return null;
  return (
    <Cluster
      $gap={2}
      role="group"
      aria-label={searchTexts.active}
      style={isCentred ? { justifyContent: 'center' } : undefined}
    >
      {filters.map(({ id, text, without }) => (
        <RemovableChip key={id} text={text} onRemove={() => search.change(without)} />
      ))}
      <Button type="button" variant="quiet" size="small" onClick={search.clear}>
        {searchTexts.clearAll}
      </Button>
    </Cluster>
  );
}
