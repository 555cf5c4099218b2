import * as pages from '@pokriv/contracts/pages';
import { useCurrency } from '@pokriv/web-kit/price';
import { useEntryState, useLocation, useNavigate } from '@pokriv/web-kit/router';
import type { SearchBoxProps } from '@pokriv/web-kit/search-box';
import { Button, space } from '@pokriv/web-kit/ui';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { nothingSought, searchHref } from '../search-address/search-state.ts';
import { fieldTexts } from '../search-field/messages.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { UnreadInputs } from '../search-field/unread-inputs.tsx';
import { useSearchField } from '../search-field/use-search-field.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space(3)};
  text-align: start;
`;

/** History state, for Back. */
interface Kept {
  sought: string;
}

/** The search field as a form of its own, for pages outside this slice. Its results open on the search page. */
export function SearchBox({ typed, caret }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const kept = useEntryState<Kept>()?.sought ?? '';
  const where = { location: '', currency: useCurrency() };
  const field = useSearchField({
    ...{ value: kept, typed, state: nothingSought, where, counts: undefined },
    onSearch: (part, { text, understood }) => {
      void navigate(pathname + search, { replace: true, state: { sought: text } satisfies Kept });
      void navigate(searchHref(part), { state: understood && { understood } });
    },
  });
  const takeFocus = useEffectEvent(() => {
    const input = form.current?.elements.namedItem('query');
    if (caret === undefined || !(input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(caret, caret);
  });
  useEffect(() => takeFocus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.search();
  };
  return (
    <Form ref={form} role="search" action={pages.search.path} onSubmit={submit}>
      <UnreadInputs />
      <SearchField field={field} where={where} />
      <Button busy={field.isReading}>
        {!field.isReading && <Search />}
        {fieldTexts.search}
      </Button>
    </Form>
  );
}
