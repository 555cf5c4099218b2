import { Cluster, RemovableChip, Text } from '@pokriv/web-kit/ui';
import { useRef } from 'react';

import type { FilterTarget } from '../filters/filter-target.ts';
import type { ActiveFilter } from '../search-address/active-filters.ts';
import { understoodFilters, type Understood } from '../search-field/understood.ts';
import { searchTexts } from './messages.ts';

interface SheetUnderstoodProps {
  target: FilterTarget;
  understood: Understood | undefined;
}

/** Removable filters of the sentence that the sheet has parsed. */
export function SheetUnderstood({ target, understood }: SheetUnderstoodProps) {
  const root = useRef<HTMLDivElement>(null);
  const filters = understoodFilters(target.state, understood);
  if (!understood || filters.length === 0) return null;

  const remove = ({ without }: ActiveFilter, index: number) => {
    const chips = root.current?.querySelectorAll('button');
    const next = chips?.[index === filters.length - 1 ? index - 1 : index + 1];
    // The last one leaves the field above it.
    (next ?? root.current?.closest('dialog')?.querySelector<HTMLElement>('[role="combobox"]'))?.focus();
    target.change(without);
  };
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
