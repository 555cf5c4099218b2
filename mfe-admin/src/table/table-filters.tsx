import { breakpoint, Button, space } from '@pokriv/web-kit/ui';
import { Field, Select } from '@pokriv/web-kit/ui/forms';
import { Search, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';

import { useLiveSearch } from '../list/use-live-search.ts';
import type { Choices, Filter } from './filter.ts';
import { texts } from './messages.ts';
import type { TableAddress } from './use-table-address.ts';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  /* A date input has a minimum width of the browser. */
  > * {
    flex: 1 1 140px;
    min-width: min-content;
  }

  > :first-child {
    flex-basis: 100%;
  }

  ${breakpoint.tablet} {
    > * {
      flex: 1 1 140px;
      max-width: 200px;
    }

    > :first-child {
      flex: 9 1 240px;
      max-width: none;
    }
  }
`;

const Clear = styled(Button)`
  && {
    flex: none;
    max-width: none;
    white-space: nowrap;
  }
`;

interface TableFiltersProps {
  address: TableAddress;
  filters: readonly Filter[];
  sorts: Choices;
  searchHint: string;
}

const optionsOf = (choices: Choices) => Object.entries(choices).map(([value, label]) => ({ value, label }));

export function TableFilters({ address, filters, sorts, searchHint }: TableFiltersProps) {
  const search = useLiveSearch(address.query, address.searchFor);
  return (
    <Row role="search" aria-label={texts.search} onSubmit={search.submit}>
      <Field {...search.field} label={texts.search} placeholder={searchHint} prefix={<Search />} />
      {filters.map((filter) => (
        <FilterControl key={filter.name} filter={filter} address={address} />
      ))}
      {Object.keys(sorts).length > 1 && (
        <Select
          label={texts.sort}
          options={optionsOf(sorts)}
          value={address.sort}
          onChange={(event) => address.change({ sort: event.currentTarget.value })}
        />
      )}
      {address.isNarrowed && (
        <Clear type="button" variant="secondary" size="small" onClick={address.clear}>
          <X />
          {texts.clear}
        </Clear>
      )}
    </Row>
  );
}

/** Renders nothing for a filter set only by links. */
function FilterControl({ filter, address }: { filter: Filter; address: TableAddress }) {
  const { name, label, options, isDay } = filter;
  const value = address.values[name] ?? '';
  const choose = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    address.change({ [name]: event.currentTarget.value });
  if (isDay) return <Field label={label} type="date" value={value} onChange={choose} />;
  if (!options) return null;
  return (
    <Select
      label={label}
      placeholder={texts.any}
      options={optionsOf(options)}
      value={value}
      onChange={choose}
    />
  );
}
