import * as option from '@pokriv/contracts/listing/property-options';
import type { FacetName, Facets } from '@pokriv/contracts/search/search';
import { color, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { AmenitiesPicker } from '../amenities/amenities-picker.tsx';
import { AvailabilityFilter } from './availability-filter.tsx';
import { BoundFields } from './bound-fields.tsx';
import { CityFilter } from './city-filter.tsx';
import { countsOf } from './counts.ts';
import { DistrictFilter } from './district-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FloorFilter } from './floor-filter.tsx';
import { filterTexts } from './messages.ts';
import { OptionChips } from './option-chips.tsx';
import { PriceFilter } from './price-filter.tsx';
import { QueryField } from './query-field.tsx';
import { RoomsFilter } from './rooms-filter.tsx';
import type { FilterTarget } from './filter-target.ts';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  > * + * {
    padding-top: ${space(6)};
    border-top: 1px solid ${color.line};
  }
`;

export interface FiltersProps {
  target: FilterTarget;
  facets: Facets | undefined;
}

/** All filters (decisions §2, §12) with facet counts. */
export function Filters({ target, facets }: FiltersProps) {
  const { state, change } = target;
  const counts = (name: FacetName) => countsOf(facets, name);
  return (
    <Sections>
      <Place target={target} facets={facets} />
      <PriceFilter target={target} facets={facets} />
      <FilterGroup legend={filterTexts.types}>
        <OptionChips
          options={option.propertyTypes}
          chosen={state.propertyType}
          onChange={(propertyType) => change({ propertyType })}
          counts={counts('propertyType')}
        />
      </FilterGroup>
      <RoomsFilter target={target} facets={facets} />
      <FilterGroup legend={filterTexts.layout}>
        <OptionChips
          options={option.layouts}
          chosen={state.layout}
          onChange={(layout) => change({ layout })}
          counts={counts('layout')}
        />
      </FilterGroup>
      <FilterGroup legend={filterTexts.area}>
        <BoundFields
          target={target}
          least="areaMin"
          most="areaMax"
          unit={filterTexts.squareMetres}
          digits={4}
        />
      </FilterGroup>
      <FloorFilter target={target} />
      <FilterGroup legend={filterTexts.furnishing}>
        <OptionChips
          options={option.furnishings}
          chosen={state.furnishing}
          onChange={(furnishing) => change({ furnishing })}
          counts={counts('furnishing')}
        />
      </FilterGroup>
      <AmenitiesPicker
        chosen={state.amenities}
        onChange={(amenities) => change({ amenities })}
        counts={counts('amenities')}
      />
      <FilterGroup legend={filterTexts.heating}>
        <OptionChips
          options={option.heatings}
          chosen={state.heating}
          onChange={(heating) => change({ heating })}
          counts={counts('heating')}
        />
      </FilterGroup>
      <FilterGroup legend={filterTexts.constructionType}>
        <OptionChips
          options={option.constructionTypes}
          chosen={state.constructionType}
          onChange={(constructionType) => change({ constructionType })}
          counts={counts('constructionType')}
        />
      </FilterGroup>
      <FilterGroup legend={filterTexts.pets}>
        <OptionChips
          isSingle
          options={option.petRules}
          chosen={state.pets ? [state.pets] : []}
          onChange={([pets]) => change({ pets: pets ?? '' })}
          counts={counts('pets')}
        />
      </FilterGroup>
      <AvailabilityFilter target={target} />
      <FilterGroup legend={filterTexts.advertiserType}>
        <OptionChips
          isSingle
          options={option.advertiserTypes}
          chosen={state.advertiserType ? [state.advertiserType] : []}
          onChange={([advertiserType]) => change({ advertiserType: advertiserType ?? '' })}
          counts={counts('advertiserType')}
        />
      </FilterGroup>
    </Sections>
  );
}

const PlaceParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

function Place({ target, facets }: FiltersProps) {
  return (
    <PlaceParts>
      <QueryField target={target} />
      <CityFilter target={target} facets={facets} />
      <DistrictFilter key={target.state.location} target={target} facets={facets} />
    </PlaceParts>
  );
}
