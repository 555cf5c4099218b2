import { Stack } from '@pokriv/web-kit/ui';
import type { FocusEvent, FormEvent } from 'react';

import { SearchField } from '../search-field/search-field.tsx';
import type { FilterTarget } from './filter-target.ts';
import type { QueryFieldState } from './use-query-field.ts';

interface QueryFieldProps extends QueryFieldState {
  target: FilterTarget;
}

/** Parses its sentence on Enter. Text that is left without Enter counts as words. */
export function QueryField({ target: { state, change }, field, where }: QueryFieldProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.search();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const query = field.text.trim();
    if (query !== state.query && !currentTarget.contains(relatedTarget)) change({ query });
  };
  return (
    <Stack as="form" onSubmit={submit} onBlur={leave}>
      <SearchField field={field} where={where} />
    </Stack>
  );
}
