import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import type { Choices, Filter } from './filter.ts';

export interface TableAddress {
  values: Readonly<Record<string, string>>;
  query: string;
  sort: string;
  page: number;
  isNarrowed: boolean;
  listQuery: Readonly<Record<string, string>>;
  hrefFor: (page: number) => string;
  /** Path and query string for another query, at page 1. */
  searchFor: (query: string) => string;
  /** Path and query string with changed parameters, at page 1; `''` removes a filter. */
  filteredBy: (change: Readonly<Record<string, string>>) => string;
  /** Navigates to `filteredBy`. */
  change: (change: Readonly<Record<string, string>>) => void;
  clear: () => void;
}

interface TableShape {
  path: string;
  filters: readonly Filter[];
  sorts: Choices;
  defaultSort: string;
  kept?: Readonly<Record<string, string>>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const isAllowed = ({ options, isDay }: Filter, value: string): boolean =>
  isDay ? DAY.test(value) : !options || Object.hasOwn(options, value);

const pageOf = (text: string | null) => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

export function useTableAddress(shape: TableShape): TableAddress {
  const { path, filters, sorts, defaultSort, kept } = shape;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const values: Record<string, string> = {};
  for (const filter of filters) {
    const value = params.get(filter.name);
    if (value && isAllowed(filter, value)) values[filter.name] = value;
  }
  const query = params.get('query')?.trim().slice(0, 100) ?? '';
  const wanted = params.get('sort') ?? '';
  const sort = Object.hasOwn(sorts, wanted) ? wanted : defaultSort;
  const page = pageOf(params.get('page'));

  const addressOf = (parts: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...kept, ...parts })) {
      const isDefault = (name === 'sort' && value === defaultSort) || (name === 'page' && value === '1');
      if (value && !isDefault) search.set(name, value);
    }
    const text = search.toString();
    return text ? `${path}?${text}` : path;
  };
  const present = { ...values, query, sort };
  const filteredBy = (change: Readonly<Record<string, string>>) => addressOf({ ...present, ...change });
  return {
    values,
    query,
    sort,
    page,
    isNarrowed: query !== '' || Object.keys(values).length > 0,
    listQuery: { ...values, ...(query && { query }), ...(sort && { sort }), page: String(page) },
    hrefFor: (number) => addressOf({ ...present, page: String(number) }),
    searchFor: (text) => addressOf({ ...present, query: text }),
    filteredBy,
    change: (change) => void navigate(filteredBy(change)),
    clear: () => void navigate(addressOf({ sort })),
  };
}
