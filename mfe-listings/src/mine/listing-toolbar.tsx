import { cityName } from '@pokriv/contracts/place/cities';
import { myPropertiesSorts, type MyPropertiesSort } from '@pokriv/contracts/listing/property-options';
import { DownloadButton } from '@pokriv/web-kit/download';
import { breakpoint, Cluster, space } from '@pokriv/web-kit/ui';
import { Field, Select } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useDebouncedValue } from '@pokriv/web-kit/debounced-value';
import { mineTexts as texts } from './messages.ts';
import type { ChangeAddress, MineAddress } from './use-mine-address.ts';

const Bar = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space(3)};

  /* The search, and a single choice below it. */
  > :first-child,
  > :nth-child(2):last-child {
    grid-column: 1 / -1;
  }

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-auto-columns: 220px;

    > :first-child,
    > :nth-child(2):last-child {
      grid-column: auto;
    }
  }
`;

const SORTS = Object.entries(myPropertiesSorts).map(([value, label]) => ({ value, label }));

interface ListingToolbarProps {
  address: MineAddress;
  change: ChangeAddress;
  cities: readonly string[];
  /** View and columns. */
  children: ReactNode;
}

/** The search is debounced; Enter applies it at once. */
export function ListingToolbar({ address, change, cities, children }: ListingToolbarProps) {
  const query = useDebouncedValue(address.query, (text) => change({ query: text }));
  const { status, city, sort } = address;
  const names = [...new Set([...cities, ...(city ? [city] : [])])].map((id) => ({
    value: id,
    label: cityName(id),
  }));
  return (
    <>
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
        {(cities.length > 1 || city) && (
          <Select
            label={texts.city}
            placeholder={texts.anyCity}
            options={names.toSorted((one, other) => one.label.localeCompare(other.label, 'bg'))}
            value={city ?? ''}
            onChange={(event) => change({ city: event.target.value || undefined })}
          />
        )}
        <Select
          label={texts.sort}
          options={SORTS}
          value={sort}
          onChange={(event) => change({ sort: event.target.value as MyPropertiesSort })}
        />
      </Bar>
      <Cluster $gap={2} $spread>
        {children}
        <DownloadButton
          name="exportMyProperties"
          query={{
            ...(status && { status }),
            ...(address.query && { query: address.query }),
            ...(city && { city }),
            sort,
          }}
        />
      </Cluster>
    </>
  );
}
