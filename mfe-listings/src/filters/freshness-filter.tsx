import { addressTexts } from '../search-address/messages.ts';
import { countsOf } from './counts.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps } from './filter-target.ts';
import { FlagChips } from './flag-chips.tsx';
import { filterTexts } from './messages.ts';
import { OptionChips } from './option-chips.tsx';

/** Listed within a day or a week, or reduced in price. */
export function FreshnessFilter({ target, facets }: FiltersProps) {
  const { state, change } = target;
  return (
    <FilterGroup legend={filterTexts.freshness}>
      <OptionChips
        isSingle
        options={addressTexts.publishedWithinChips}
        chosen={state.publishedWithin ? [state.publishedWithin] : []}
        onChange={([within]) => change({ publishedWithin: within ?? '' })}
        counts={countsOf(facets, 'publishedWithin')}
      />
      <FlagChips names={['reduced']} target={target} facets={facets} />
    </FilterGroup>
  );
}
