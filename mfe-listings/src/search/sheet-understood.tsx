import { Cluster, RemovableChip, Text } from '@pokriv/web-kit/ui';

import type { FilterTarget } from '../filters/filter-target.ts';
import { understoodFilters, type Understood } from '../search-field/understood.ts';
import { useChipRemoval } from './filter-chips.tsx';
import { searchTexts } from './messages.ts';

interface SheetUnderstoodProps {
  target: FilterTarget;
  understood: Understood | undefined;
}

const focusField = (row: HTMLElement | null): void =>
  row?.closest('dialog')?.querySelector<HTMLElement>('[role="combobox"]')?.focus();

/** Removable filters of the sentence that the sheet has parsed. */
export function SheetUnderstood({ target, understood }: SheetUnderstoodProps) {
  const filters = understoodFilters(target.state, understood);
  const { root, remove } = useChipRemoval(filters, target.change, focusField);
  if (!understood || filters.length === 0) return null;

  return (
    <Cluster ref={root} $gap={2} role="group" aria-label={searchTexts.understoodOf(understood.text)}>
      <Text as="span" $size="small" $tone="muted" aria-hidden="true">
        {searchTexts.understood}
      </Text>
      {filters.map((filter, index) => (
        <RemovableChip key={filter.id} text={filter.text} onRemove={() => remove(filter, index)} />
      ))}
    </Cluster>
  );
}
