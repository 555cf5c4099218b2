import { parameterList, type ParameterName, type SearchState } from './search-parameters.ts';
import { rangeText, searchRanges } from './search-ranges.ts';

export interface ActiveFilter {
  id: string;
  /** Its parameter, or the lower one of a range. */
  name: ParameterName;
  text: string;
  without: Partial<SearchState>;
}

export function activeFilters(state: SearchState): ActiveFilter[] {
  return parameterList.flatMap(([name, { chips }]): ActiveFilter[] => {
    const range = searchRanges.find(({ least }) => least === name);
    if (!range) {
      return chips(state[name], state).map(({ text, left }) => ({
        id: `${name} ${text}`,
        name,
        text,
        without: { [name]: left },
      }));
    }
    const text = rangeText(state, range.least);
    const without = { [range.least]: undefined, [range.most]: undefined };
    return text === undefined ? [] : [{ id: name, name, text, without }];
  });
}
