import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { ComponentType } from 'react';

import { countsOf } from '../filters/counts.ts';
import { FilterGroup } from '../filters/filter-group.tsx';
import type { FiltersProps } from '../filters/filter-target.ts';
import { LayoutFilter } from '../filters/layout-filter.tsx';
import { filterTexts } from '../filters/messages.ts';
import { MetroFilter } from '../filters/metro-filter.tsx';
import { OptionChips } from '../filters/option-chips.tsx';
import { optionsWithout } from '../filters/options-without.ts';
import { PriceFilter } from '../filters/price-filter.tsx';

function TypesFilter({ target: { state, change }, facets }: FiltersProps) {
  return (
    <FilterGroup legend={filterTexts.types}>
      <OptionChips
        options={optionsWithout('apartment', propertyTypes, state.propertyType)}
        chosen={state.propertyType}
        onChange={(propertyType) => change({ propertyType })}
        counts={countsOf(facets, 'propertyType')}
      />
    </FilterGroup>
  );
}

const filters = {
  layout: LayoutFilter,
  price: PriceFilter,
  metro: MetroFilter,
  types: TypesFilter,
} satisfies Record<string, ComponentType<FiltersProps>>;

export interface QuickPanelProps extends FiltersProps {
  filter: keyof typeof filters;
}

export function QuickPanel({ filter, ...props }: QuickPanelProps) {
  const Filter = filters[filter];
  return <Filter {...props} />;
}
