import { nearSorts, type SearchSort } from '@pokriv/contracts/listing/property-options';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

import { nearText } from '../my-places/near-text.ts';
import { PLACES_MAX, useMyPlaces, type MyPlace } from '../my-places/places-store.ts';
import { offeredSorts } from '../search-address/offered-sorts.ts';
import { searchTexts } from './messages.ts';
import { useLazySheet } from './use-lazy-sheet.ts';
import type { Search } from './use-search.ts';

const Box = styled.div`
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    top: calc(50% - 9px);
    width: 18px;
    height: 18px;
    color: ${color.muted};
    pointer-events: none;
  }

  > svg:first-child {
    left: ${space(3)};
  }

  > svg:last-of-type {
    right: ${space(3)};
  }
`;

const Native = styled.select`
  width: 100%;
  min-height: ${size.target};
  padding: ${space(1.5)} ${space(9)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  text-overflow: ellipsis;
  color: ${color.text};
  background: ${color.surface};
  appearance: none;
  cursor: pointer;

  &:hover {
    border-color: ${color.control};
  }
`;

/** The chunk of the form, which the page of a listing opens too. */
const loadPlaceSheet = () =>
  import(/* webpackChunkName: "my-places" */ '../add-place/place-sheet.tsx').then(
    ({ PlaceSheet }) => PlaceSheet,
  );

/**
 * Sort options by distance, `distance_asc 42.674,23.320`: from own places, from the point of a link, and, without a
 * point, from a place still to be set.
 */
function useNearOptions({ sort, near }: Search['state']): [value: string, label: string][] {
  const own = useMyPlaces().map((place): [string, string] => [
    nearText(place),
    searchTexts.nearestTo(place.name),
  ]);
  const points = [...own];
  if (sort === 'distance_asc' && !own.some(([point]) => point === near))
    points.push([near, nearSorts.distance_asc]);
  if (own.length < PLACES_MAX)
    points.push(['', own.length > 0 ? searchTexts.nearestToOther : searchTexts.nearestToNew]);
  return points.map(([point, label]) => [`distance_asc ${point}`, label]);
}

export function SortSelect({ search: { state, change } }: { search: Search }) {
  const options = [...offeredSorts(state), ...useNearOptions(state)];
  const { Sheet, open, close } = useLazySheet(loadPlaceSheet, searchTexts.placeMissing);
  const choose = (value: string) => {
    const [sort, near = ''] = value.split(' ');
    if (sort === 'distance_asc' && near === '') open();
    else change({ sort: sort as SearchSort, near });
  };
  const sortBy = (place: MyPlace) => {
    close();
    change({ sort: 'distance_asc', near: nearText(place) });
  };
  return (
    <Box>
      <ArrowUpDown aria-hidden />
      <Native
        aria-label={searchTexts.sort}
        title={searchTexts.sort}
        value={state.sort === 'distance_asc' ? `${state.sort} ${state.near}` : state.sort}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map(([value, label]) => (
          <option key={`${value} ${label}`} value={value}>
            {label}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden />
      {Sheet && <Sheet sought={state} onSaved={sortBy} onClose={close} />}
    </Box>
  );
}
