import { Text } from '@pokriv/web-kit/ui';

import { FilterGroup } from './filter-group.tsx';
import type { FiltersProps } from './filter-target.ts';
import { filterTexts } from './messages.ts';
import { offeredDistricts } from './offered-districts.ts';
import { SearchedChoices } from './searched-choices.tsx';

const texts = {
  find: filterTexts.findDistrict,
  placeholder: filterTexts.districtPlaceholder,
  none: filterTexts.noDistricts,
};

export function DistrictFilter({ target: { state, change }, facets }: FiltersProps) {
  const offered = offeredDistricts(facets?.neighborhood, state.neighborhood);

  if (offered.length === 0) {
    return state.location ? null : (
      <FilterGroup legend={filterTexts.districts}>
        <Text $size="small" $tone="muted">
          {filterTexts.districtsNeedCity}
        </Text>
      </FilterGroup>
    );
  }
  return (
    <FilterGroup legend={filterTexts.districts}>
      <SearchedChoices
        choices={offered.map(({ name, count }) => ({ id: name, name, count }))}
        chosen={state.neighborhood}
        onChange={(neighborhood) => change({ neighborhood })}
        texts={texts}
      />
    </FilterGroup>
  );
}
