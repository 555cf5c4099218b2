import { useNavigate } from '@pokriv/web-kit/router';
import { Button } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';

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
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(addressFor(String(new FormData(event.currentTarget).get('query') ?? '').trim()));
  };
  return (
    <Form role="search" onSubmit={search} key={query}>
      <Field
        label={texts.queue.search}
        name="query"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        defaultValue={query}
        placeholder={texts.queue.searchHint}
        prefix={<Search />}
      />
      <Button tabIndex={-1}>{texts.queue.search}</Button>
    </Form>
  );
}
