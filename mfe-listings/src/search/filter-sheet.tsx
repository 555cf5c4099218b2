import { Button, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { styled } from 'styled-components';

import { Filters } from '../filters/filters.tsx';
import { searchTexts } from './messages.ts';
import { SheetUnderstood } from './sheet-understood.tsx';
import { useFilterDraft } from './use-filter-draft.ts';
import type { Results } from './use-results.ts';
import type { Search } from './use-search.ts';

/** One row on phones too, so that more filters are visible. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;

  > button:last-child {
    flex: 1 0 auto;
  }
`;

/** Beside the sheet: `messages.ts` loads with the list. */
const showTexts = {
  some: (count: string | undefined) => (count ? `Покажи ${count}` : 'Покажи обявите'),
  none: 'Няма такива – махнете филтър',
};

interface FilterSheetProps {
  search: Search;
  results: Results;
  onClose: () => void;
}

/** Closing discards the pending changes. */
export function FilterSheet({ search, results, onClose }: FilterSheetProps) {
  const draft = useFilterDraft({ search, results, onClose });
  return (
    <Sheet
      open
      onClose={onClose}
      title={searchTexts.filters}
      footer={
        <Actions>
          <VisuallyHidden role="status">{draft.count}</VisuallyHidden>
          <Button type="button" variant="quiet" onClick={draft.clear}>
            {searchTexts.clearAll}
          </Button>
          <Button type="button" busy={draft.isAwaited} onClick={draft.apply}>
            {draft.hasNoResults ? showTexts.none : showTexts.some(draft.count)}
          </Button>
        </Actions>
      }
    >
      <Filters
        target={draft.target}
        facets={draft.facets}
        queryField={draft.queryField}
        belowQuery={<SheetUnderstood target={draft.target} understood={draft.understood} />}
      />
    </Sheet>
  );
}
