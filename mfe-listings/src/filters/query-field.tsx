import { Field } from '@pokriv/web-kit/ui/forms';
import { Search as Glass } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { filterTexts } from './messages.ts';
import type { FilterTarget } from './filter-target.ts';
import { useDebouncedValue } from '@pokriv/web-kit/debounced-value';

/** Debounced; Enter applies at once. */
export function QueryField({ target: { state, change } }: { target: FilterTarget }) {
  const query = useDebouncedValue(state.query, (text) => change({ query: text }, { typing: 'query' }));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') query.flush();
  };
  return (
    <Field
      label={filterTexts.query}
      type="search"
      enterKeyHint="search"
      prefix={<Glass />}
      placeholder={filterTexts.queryPlaceholder}
      maxLength={100}
      autoComplete="off"
      value={query.text}
      onChange={(event) => query.type(event.target.value)}
      onBlur={query.flush}
      onKeyDown={onKeyDown}
    />
  );
}
