import { suitabilities } from '@pokriv/contracts/listing/property-options';

import { countsOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps } from './filter-target.ts';
import { FlagChips } from './flag-chips.tsx';
import { filterTexts } from './messages.ts';
import { OptionChips } from './option-chips.tsx';

export function PeopleFilter({ target, facets }: FiltersProps) {
  const { state, change } = target;
  return (
    <>
      <FilterGroup legend={filterTexts.suitableFor}>
        <OptionChips
          options={suitabilities}
          chosen={state.suitableFor}
          onChange={(suitableFor) => change({ suitableFor })}
          counts={countsOf(facets, 'suitableFor')}
        />
      </FilterGroup>
      <FilterGroup legend={filterTexts.rules}>
        <FlagChips names={['hasPet', 'smoking', 'addressRegistration']} target={target} facets={facets} />
      </FilterGroup>
    </>
  );
}
