import { layouts, propertyTypes } from '@pokriv/contracts/listing/property-options';
import { findMetroStation } from '@pokriv/contracts/place/metro';

import { countsOf } from '../filters/counts.ts';
import { FilterGroup } from '../filters/filter-group.tsx';
import type { FiltersProps } from '../filters/filter-target.ts';
import { LayoutFilter } from '../filters/layout-filter.tsx';
import { filterTexts } from '../filters/messages.ts';
import { MetroFilter } from '../filters/metro-filter.tsx';
import { OptionChips } from '../filters/option-chips.tsx';
import { optionsWithout } from '../filters/options-without.ts';
import { PriceFilter } from '../filters/price-filter.tsx';
import { mayAskMetro } from '../search-address/offered-sorts.ts';
import { rangeText } from '../search-address/search-ranges.ts';
import type { SearchState } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import { QuickFilter } from './quick-filter.tsx';
import { QuickToggle } from './quick-toggle.tsx';

const chosenText = ([first, ...more]: readonly string[]): string | undefined =>
  first === undefined ? undefined : searchTexts.chosen(first, more.length);

/** „м. Витоша +1“, else „До 10 мин“. */
function metroText({ metroMinutes, metroStation }: SearchState): string | undefined {
  const names = metroStation.map((id) => searchTexts.station(findMetroStation(id)?.name ?? id));
  if (names.length > 0) return chosenText(names);
  return metroMinutes === undefined ? undefined : filterTexts.metroWithin(String(metroMinutes));
}

/** Filters within reach above the results; all others are in the sheet. */
export function QuickFilters({ target, facets }: FiltersProps) {
  const { state, change } = target;
  return (
    <>
      <QuickFilter
        label={searchTexts.layoutShort}
        value={chosenText(state.layout.map((key) => layouts[key]))}
        onClear={() => change({ layout: [] })}
      >
        <LayoutFilter target={target} facets={facets} />
      </QuickFilter>
      <QuickFilter
        label={searchTexts.priceShort}
        value={rangeText(state, 'priceMin')}
        onClear={() => change({ priceMin: undefined, priceMax: undefined })}
      >
        <PriceFilter target={target} facets={facets} />
      </QuickFilter>
      {mayAskMetro(state) && (
        <QuickFilter
          label={searchTexts.metroShort}
          value={metroText(state)}
          onClear={() => change({ metroMinutes: undefined, metroStation: [] })}
        >
          <MetroFilter target={target} facets={facets} />
        </QuickFilter>
      )}
      <QuickFilter
        label={searchTexts.typesShort}
        value={chosenText(state.propertyType.map((key) => propertyTypes[key]))}
        onClear={() => change({ propertyType: [] })}
      >
        <FilterGroup legend={filterTexts.types}>
          <OptionChips
            options={optionsWithout('apartment', propertyTypes, state.propertyType)}
            chosen={state.propertyType}
            onChange={(propertyType) => change({ propertyType })}
            counts={countsOf(facets, 'propertyType')}
          />
        </FilterGroup>
      </QuickFilter>
      <QuickToggle name="hasPet" target={target} facets={facets} />
      <QuickToggle name="noCommission" target={target} facets={facets} />
    </>
  );
}
