import * as pages from '@pokriv/contracts/pages';
import { UNREAD } from '@pokriv/contracts/search/unread-sentence';
import { useNavigate } from '@pokriv/web-kit/router';
import { SEARCH_BOX, type SearchBoxModule, type SearchBoxProps } from '@pokriv/web-kit/search-box';
import { Button, space } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { styled } from 'styled-components';

import { loadPart } from '../remotes.ts';
import { SliceBoundary } from '../slice-boundary.tsx';
import { notFoundTexts } from './messages.ts';

const QUERY_MAX = 100;

const Root = styled.div`
  width: min(480px, 100%);
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space(3)};
  text-align: start;
`;

type Borrowed = SearchBoxModule & SearchBoxProps;

/** A plain form at once; the search box of the listings slice, with suggestions, takes over the typed text. */
export function NotFoundSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [borrowed, setBorrowed] = useState<Borrowed>();

  useEffect(() => {
    loadPart<SearchBoxModule>(pages.search.owner, SEARCH_BOX).then(
      ({ SearchBox }) => {
        const input = field.current;
        if (!input) return;
        const caret = document.activeElement === input ? (input.selectionStart ?? undefined) : undefined;
        setBorrowed({ SearchBox, typed: input.value, caret });
      },
      (error: unknown) => console.warn('not-found page: search box not loaded, the plain form stays', error),
    );
  }, []);

  return (
    <Root>
      {borrowed ? (
        <SliceBoundary onRetry={() => setBorrowed(undefined)}>
          <borrowed.SearchBox typed={borrowed.typed} caret={borrowed.caret} />
        </SliceBoundary>
      ) : (
        <PlainForm fieldRef={field} />
      )}
    </Root>
  );
}

function PlainForm({ fieldRef }: { fieldRef: Ref<HTMLInputElement> }) {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    const address = new URLSearchParams({ query, [UNREAD]: 'true' });
    void navigate(query ? `${pages.search.path}?${address.toString()}` : pages.search.path);
  };
  return (
    <Form action={pages.search.path} onSubmit={search} role="search">
      <input type="hidden" name={UNREAD} value="true" />
      <Field
        ref={fieldRef}
        label={notFoundTexts.whatSought}
        name="query"
        placeholder={notFoundTexts.example}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={QUERY_MAX}
        prefix={<Search />}
      />
      <Button type="submit">
        <Search />
        {notFoundTexts.search}
      </Button>
    </Form>
  );
}
