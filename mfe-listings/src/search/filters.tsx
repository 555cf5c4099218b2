import { propertyTypes, type PropertyType } from '@pokriv/contracts/property-options';
import { Cluster, Stack, font, space } from '@pokriv/web-kit/ui';
import { Chip, Field } from '@pokriv/web-kit/ui/forms';
import { Search as Glass } from 'lucide-react';
import { styled } from 'styled-components';

import { AmenitiesPicker } from '../amenities/amenities-picker.tsx';
import { CityPicker } from '../place/city-picker.tsx';
import { searchTexts } from './messages.ts';
import { PriceRange } from './price-range.tsx';
import type { Search } from './use-search.ts';
import { useTyped } from './use-typed.ts';

const Group = styled.fieldset`
  legend {
    margin-bottom: ${space(2)};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
  }
`;

const types = Object.keys(propertyTypes) as PropertyType[];

/** Everything that narrows the search; the same in the side panel and in the sheet. */
export function Filters({ search }: { search: Search }) {
  const { state, change } = search;
  const query = useTyped(state.query, (text) => change({ query: text.trim() }, { replace: true }));
  const toggleType = (type: PropertyType, isChosen: boolean) =>
    change({
      propertyType: types.filter((one) => (one === type ? isChosen : state.propertyType.includes(one))),
    });

  return (
    <Stack $gap={6}>
      <Field
        label={searchTexts.query}
        type="search"
        prefix={<Glass />}
        placeholder={searchTexts.queryPlaceholder}
        maxLength={100}
        autoComplete="off"
        value={query.text}
        onChange={(event) => query.type(event.target.value)}
        onBlur={query.settleNow}
      />
      <CityPicker value={state.location} onChange={(location) => change({ location })} />
      <PriceRange search={search} />
      <Group>
        <legend>{searchTexts.types}</legend>
        <Cluster $gap={2}>
          {types.map((type) => (
            <Chip
              key={type}
              pressed={state.propertyType.includes(type)}
              onToggle={(isChosen) => toggleType(type, isChosen)}
            >
              {propertyTypes[type]}
            </Chip>
          ))}
        </Cluster>
      </Group>
      <AmenitiesPicker chosen={state.amenities} onChange={(amenities) => change({ amenities })} />
    </Stack>
  );
}
