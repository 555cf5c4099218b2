import { myPropertiesSorts, type MyPropertiesSort } from '@pokriv/contracts/listing/property-options';
import { breakpoint, space } from '@pokriv/web-kit/ui';
import { Field, Select } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';

import { useDebouncedValue } from '../use-debounced-value.ts';
import { mineTexts as texts } from './messages.ts';
import type { ChangeAddress, MineAddress } from './use-mine-address.ts';

const Bar = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${space(3)};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) 260px;
  }
`;

const OPTIONS = Object.entries(myPropertiesSorts).map(([value, label]) => ({ value, label }));

interface ListingToolbarProps {
  address: MineAddress;
  change: ChangeAddress;
}

/** The search is debounced; Enter applies it at once. */
export function ListingToolbar({ address, change }: ListingToolbarProps) {
  const query = useDebouncedValue(address.query, (text) => change({ query: text }));
  return (
    <Bar>
      <Field
        label={texts.search}
        type="search"
        enterKeyHint="search"
        prefix={<Search />}
        placeholder={texts.searchPlaceholder}
        maxLength={100}
        autoComplete="off"
        value={query.text}
        onChange={(event) => query.type(event.target.value)}
        onBlur={query.flush}
        onKeyDown={({ key }) => {
          if (key === 'Enter') query.flush();
        }}
      />
      <Select
        label={texts.sort}
        options={OPTIONS}
        value={address.sort}
        onChange={(event) => change({ sort: event.target.value as MyPropertiesSort })}
      />
    </Bar>
  );
}
