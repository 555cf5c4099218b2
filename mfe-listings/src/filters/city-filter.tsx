import { placeName } from '@pokriv/contracts/search/page-titles';
import type { Facets } from '@pokriv/contracts/search/search';

import { CityPicker } from '../place/city-picker.tsx';
import { placeTexts } from '../place/messages.ts';
import { countsOf } from './counts.ts';
import { useNearPlace } from './use-near-place.ts';
import type { FilterTarget } from './filter-target.ts';

interface CityFilterProps {
  target: FilterTarget;
  facets: Facets | undefined;
}

export function CityFilter({ target: { state, change }, facets }: CityFilterProps) {
  const near = useNearPlace(state);
  return (
    <CityPicker
      value={state.location}
      onChange={(location) => change({ location })}
      counts={countsOf(facets, 'location')}
      {...(near && { placeholder: placeTexts.around(placeName(near)) })}
    />
  );
}
