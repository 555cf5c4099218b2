import { Button } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { activeFilters } from './active-filters.ts';
import { Filters } from './filters.tsx';
import { searchTexts } from './messages.ts';
import type { Search } from './use-search.ts';

/** On phones the filters lie in a full-height sheet, whose button says how much will be found. */
export function FilterSheet({ search, count }: { search: Search; count: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal />
        {searchTexts.filtersCount(activeFilters(search.state).length)}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={searchTexts.filters}
        footer={
          <>
            <Button type="button" variant="quiet" onClick={search.clear}>
              {searchTexts.clearAll}
            </Button>
            <Button type="button" onClick={close}>
              {searchTexts.show(count)}
            </Button>
          </>
        }
      >
        <Filters search={search} />
      </Sheet>
    </>
  );
}
