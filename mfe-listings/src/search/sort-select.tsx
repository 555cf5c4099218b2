import { nearSorts, type SearchSort } from '@pokriv/contracts/listing/property-options';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

import { nearText } from '../my-places/near-text.ts';
import { useMyPlaces } from '../my-places/places-store.ts';
import { offeredSorts } from '../search-address/offered-sorts.ts';
import { searchTexts } from './messages.ts';
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

  > svg:last-child {
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

/** Sort options by distance, `distance_asc 42.674,23.320`: from own places, and from the point of a link. */
function useNearOptions({ sort, near }: Search['state']): [value: string, label: string][] {
  const own = useMyPlaces().map((place): [string, string] => [
    nearText(place),
    searchTexts.nearestTo(place.name),
  ]);
  const isForeign = sort === 'distance_asc' && !own.some(([point]) => point === near);
  const points = isForeign ? [...own, [near, nearSorts.distance_asc] as const] : own;
  return points.map(([point, label]) => [`distance_asc ${point}`, label]);
}

export function SortSelect({ search: { state, change } }: { search: Search }) {
  const options = [...offeredSorts(state), ...useNearOptions(state)];
  return (
    <Box>
      <ArrowUpDown aria-hidden />
      <Native
        aria-label={searchTexts.sort}
        title={searchTexts.sort}
        value={state.sort === 'distance_asc' ? `${state.sort} ${state.near}` : state.sort}
        onChange={(event) => {
          const [sort, near = ''] = event.target.value.split(' ');
          change({ sort: sort as SearchSort, near });
        }}
      >
        {options.map(([value, label]) => (
          <option key={`${value} ${label}`} value={value}>
            {label}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden />
    </Box>
  );
}
