import { Button } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';

import { useLiveSearch } from '../list/use-live-search.ts';
import { texts } from '../messages.ts';

const Form = styled.form`
  width: min(360px, 100%);

  label {
    position: absolute;
    clip-path: inset(50%);
  }

  > button {
    position: absolute;
    clip-path: inset(50%);
  }
`;

interface QueueSearchProps {
  query: string;
  addressFor: (query: string) => string;
}

export function QueueSearch({ query, addressFor }: QueueSearchProps) {
  const search = useLiveSearch(query, addressFor);
  return (
    <Form role="search" aria-label={texts.queue.search} onSubmit={search.submit}>
      <Field
        {...search.field}
        label={texts.queue.search}
        placeholder={texts.queue.searchHint}
        prefix={<Search />}
      />
      <Button tabIndex={-1}>{texts.queue.search}</Button>
    </Form>
  );
}
