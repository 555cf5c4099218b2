import { useDebouncedValue } from '@pokriv/web-kit/debounced-value';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import type { SubmitEvent } from 'react';

/** Attributes that all search fields of the administration have. */
export const searchField = {
  type: 'search',
  enterKeyHint: 'search',
  maxLength: 100,
  autoComplete: 'off',
} as const;

/**
 * Search of a list while typing: debounced, Enter applies it at once. The first text is a step of the history, the next
 * ones replace it, so that Back leaves the search.
 * @param addressFor path and query string of the list with a text
 */
export function useLiveSearch(query: string, addressFor: (query: string) => string) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isTyped = typeof state === 'object' && state !== null && 'isTyped' in state;
  const typed = useDebouncedValue(
    query,
    (text) => void navigate(addressFor(text), { replace: isTyped, state: { isTyped: true } }),
  );
  return {
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      typed.flush();
    },
    field: {
      ...searchField,
      value: typed.text,
      onChange: ({ target }: { target: HTMLInputElement }) => typed.type(target.value),
      onBlur: typed.flush,
    } as const,
  };
}
