import { breakpoint } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { SearchForm } from '../list/search-form.tsx';
import { useLiveSearch } from '../list/use-live-search.ts';
import { texts } from '../messages.ts';

const Form = styled(SearchForm)`
  flex: 1 1 100%;
  min-width: 0;
  max-width: 360px;

  ${breakpoint.tablet} {
    flex-basis: 150px;
  }
`;

interface QueueSearchProps {
  query: string;
  addressFor: (query: string) => string;
}

export function QueueSearch({ query, addressFor }: QueueSearchProps) {
  const { submit, field } = useLiveSearch(query, addressFor);
  return (
    <Form {...field} label={texts.queue.search} placeholder={texts.queue.searchHint} onSubmit={submit} />
  );
}
