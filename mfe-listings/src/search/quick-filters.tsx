import { propertyTypes } from '@pokriv/contracts/listing/property-options';

import { rangeText } from '../search-address/search-ranges.ts';
import type { SearchState } from '../search-address/search-state.ts';
import { countsOf } from '../filters/counts.ts';
import { FilterGroup } from '../filters/filter-group.tsx';
import type { FiltersProps } from '../filters/filters.tsx';
import { filterTexts } from '../filters/messages.ts';
import { searchTexts } from './messages.ts';
import { OptionChips } from '../filters/option-chips.tsx';
import { PriceFilter } from '../filters/price-filter.tsx';
import { QuickFilter } from './quick-filter.tsx';
import { RoomsFilter } from '../filters/rooms-filter.tsx';

function typesText([first, ...more]: SearchState['propertyType']): string | undefined {
  return first && searchTexts.chosenTypes(propertyTypes[first], more.length);
}

export function QuickFilters({ target, facets }: FiltersProps) {
  const { state, change } = target;
  return (
    <>
      <QuickFilter
        label={searchTexts.priceShort}
        value={rangeText(state, 'priceMin')}
        onClear={() => change({ priceMin: undefined, priceMax: undefined })}
      >
        <PriceFilter target={target} facets={facets} />
      </QuickFilter>
      <QuickFilter
        label={searchTexts.typesShort}
        value={typesText(state.propertyType)}
        onClear={() => change({ propertyType: [] })}
      >
        <FilterGroup legend={filterTexts.types}>
          <OptionChips
            options={propertyTypes}
            chosen={state.propertyType}
            onChange={(propertyType) => change({ propertyType })}
            counts={countsOf(facets, 'propertyType')}
          />
        </FilterGroup>
      </QuickFilter>
      <QuickFilter
        label={searchTexts.roomsShort}
        value={rangeText(state, 'roomsMin')}
        onClear={() => change({ roomsMin: undefined, roomsMax: undefined })}
      >
        <RoomsFilter target={target} facets={facets} />
      </QuickFilter>
    </>
  );
}
