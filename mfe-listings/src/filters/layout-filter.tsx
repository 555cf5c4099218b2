import { layouts } from '@pokriv/contracts/listing/property-options';

import { countsOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps } from './filter-target.ts';
import { filterTexts } from './messages.ts';
import { OptionChips } from './option-chips.tsx';
import { optionsWithout } from './options-without.ts';

/** „Едностаен … Многостаен“; „Къща“ is a property type instead. */
export function LayoutFilter({ target: { state, change }, facets }: FiltersProps) {
  return (
    <FilterGroup legend={filterTexts.layout}>
      <OptionChips
        options={optionsWithout('whole_house', layouts, state.layout)}
        chosen={state.layout}
        onChange={(layout) => change({ layout })}
        counts={countsOf(facets, 'layout')}
      />
    </FilterGroup>
  );
}
