import * as option from '@pokriv/contracts/listing/property-options';
import type { FacetName } from '@pokriv/contracts/search/search';
import { color, space } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { AmenitiesPicker } from '../amenities/amenities-picker.tsx';
import { mayAskMetro } from '../search-address/offered-sorts.ts';
import { AvailabilityFilter } from './availability-filter.tsx';
import { BoundFields } from './bound-fields.tsx';
import { CityFilter } from './city-filter.tsx';
import { CostFilter } from './cost-filter.tsx';
import { countsOf } from './counts.ts';
import { DistrictFilter } from './district-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FlagChips } from './flag-chips.tsx';
import { FloorFilter } from './floor-filter.tsx';
import { FreshnessFilter } from './freshness-filter.tsx';
import { LayoutFilter } from './layout-filter.tsx';
import { filterTexts } from './messages.ts';
import { MetroFilter } from './metro-filter.tsx';
import { OptionChips } from './option-chips.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { QueryField } from './query-field.tsx';
import type { FiltersProps } from './filter-target.ts';
import type { QueryFieldState } from './use-query-field.ts';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  > * + * {
    padding-top: ${space(6)};
    border-top: 1px solid ${color.line};
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

const buildingFlags = ['elevator', 'parking', 'notLastFloor', 'newBuild', 'insulated'] as const;

interface AllFiltersProps extends FiltersProps {
  queryField: QueryFieldState;
  belowQuery?: ReactNode;
}

/** All filters (decisions §2, §12) with facet counts. */
export function Filters({ target, facets, queryField, belowQuery }: AllFiltersProps) {
  const { state, change } = target;
  const counts = (name: FacetName) => countsOf(facets, name);
  return (
    <Sections>
      <Place target={target} facets={facets} queryField={queryField} belowQuery={belowQuery} />
      {mayAskMetro(state) && (
        <Parts>
          <MetroFilter target={target} facets={facets} />
        </Parts>
      )}
      <LayoutFilter target={target} facets={facets} />
      <FilterGroup legend={filterTexts.types}>
        <OptionChips
          options={option.propertyTypes}
          chosen={state.propertyType}
          onChange={(propertyType) => change({ propertyType })}
          counts={counts('propertyType')}
        />
      </FilterGroup>
      <PriceFilter target={target} facets={facets} />
      <Parts>
        <CostFilter target={target} facets={facets} />
      </Parts>
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
      <FilterGroup legend={filterTexts.building}>
        <FlagChips names={buildingFlags} target={target} facets={facets} />
      </FilterGroup>
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
      <Parts>
        <PeopleFilter target={target} facets={facets} />
      </Parts>
      <AvailabilityFilter target={target} />
      <FreshnessFilter target={target} facets={facets} />
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

function Place({ target, facets, queryField, belowQuery }: AllFiltersProps) {
  return (
    <Parts>
      <QueryField target={target} {...queryField} />
      {belowQuery}
      <CityFilter target={target} facets={facets} />
      <DistrictFilter key={target.state.location} target={target} facets={facets} />
    </Parts>
  );
}
