import * as pages from '@pokriv/contracts/pages';
import type { Facets } from '@pokriv/contracts/search/search';
import { Button, space } from '@pokriv/web-kit/ui';
import { ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

import { useQueryField } from '../filters/use-query-field.ts';
import { searchHref } from '../search-address/search-state.ts';
import { fieldTexts } from '../search-field/messages.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { UnreadInputs } from '../search-field/unread-inputs.tsx';
import { searchTexts } from './messages.ts';
import type { Search } from './use-search.ts';

const Form = styled.form`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  flex: 1.2 1 240px;
  min-width: 0;

  > :first-child {
    flex: 1;
  }
`;

interface WordSearchProps {
  search: Search;
  facets: Facets | undefined;
}

/** Hidden inputs for a submit before hydration. */
function KeptFilters({ search: { state } }: Pick<WordSearchProps, 'search'>) {
  const [, address] = searchHref({ ...state, query: '', page: 1 }).split('?');
  return [...new URLSearchParams(address)].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

/** Search field of the results page. */
export function WordSearch({ search, facets }: WordSearchProps) {
  const { field, where } = useQueryField(search, facets);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.search();
  };
  return (
    <Form role="search" aria-label={searchTexts.searchLabel} action={pages.search.path} onSubmit={submit}>
      <SearchField field={field} where={where} />
      <KeptFilters search={search} />
      <UnreadInputs />
      <Button variant="secondary" aria-label={fieldTexts.search} busy={field.isReading}>
        {!field.isReading && <ArrowRight />}
      </Button>
    </Form>
  );
}
