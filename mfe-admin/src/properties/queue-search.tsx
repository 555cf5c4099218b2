import { styled } from 'styled-components';

import { SearchForm } from '../list/search-form.tsx';
import { useLiveSearch } from '../list/use-live-search.ts';
import { texts } from '../messages.ts';

const Form = styled(SearchForm)`
  width: min(360px, 100%);
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
