import type { Facets } from '@pokriv/contracts/search/search';
import { color, radius, space, Text } from '@pokriv/web-kit/ui';
import { Checkbox, Field } from '@pokriv/web-kit/ui/forms';
import { Search as Glass } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { CountedLabel } from '../amenities/counted-label.tsx';
import { foldName } from '../place/fold-name.ts';
import { FilterGroup } from './filter-group.tsx';
import { filterTexts } from './messages.ts';
import { offeredDistricts } from './offered-districts.ts';
import type { FilterTarget } from './filter-target.ts';

const FEW = 6;

const List = styled.div`
  max-height: 280px;
  padding: 0 ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const None = styled(Text)`
  padding-block: ${space(3)};
`;

interface DistrictFilterProps {
  target: FilterTarget;
  facets: Facets | undefined;
}

export function DistrictFilter({ target: { state, change }, facets }: DistrictFilterProps) {
  const [sought, setSought] = useState('');
  const chosen = state.neighborhood;
  const offered = offeredDistricts(facets?.neighborhood, chosen);
  const shown = offered.filter(({ name }) => foldName(name).includes(sought));
  const toggle = (name: string, isChosen: boolean) =>
    change({ neighborhood: isChosen ? [...chosen, name] : chosen.filter((one) => one !== name) });

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
      {offered.length > FEW && (
        <Field
          label={filterTexts.findDistrict}
          type="search"
          prefix={<Glass />}
          placeholder={filterTexts.districtPlaceholder}
          autoComplete="off"
          onChange={(event) => setSought(foldName(event.target.value))}
        />
      )}
      <List>
        {shown.map(({ name, count }) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
            label={count === undefined ? name : <CountedLabel text={name} count={count} />}
          />
        ))}
        {shown.length === 0 && (
          <None $size="small" $tone="muted" role="status">
            {filterTexts.noDistricts}
          </None>
        )}
      </List>
    </FilterGroup>
  );
}
