import { breakpoint, Button, space } from '@pokriv/web-kit/ui';
import { RemovableChip } from '@pokriv/web-kit/ui/forms';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { activeFilters, type ActiveFilter } from '../search-address/active-filters.ts';
import { searchTexts } from './messages.ts';
import { focusResults } from './results-focus.ts';
import type { Search } from './use-search.ts';

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: calc(-1 * ${space(1)}) calc(-1 * ${space(4)});
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(4)};
  scrollbar-width: none;

  > * {
    flex: none;
  }

  ${breakpoint.tablet} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

export function FilterChips({ search }: { search: Search }) {
  const root = useRef<HTMLDivElement>(null);
  const filters = activeFilters(search.state);
  if (filters.length === 0) return null;

  const remove = ({ without }: ActiveFilter, index: number) => {
    const buttons = root.current?.querySelectorAll('button');
    if (filters.length === 1) focusResults();
    else buttons?.[index === filters.length - 1 ? index - 1 : index + 1]?.focus();
    search.change(without);
  };
  const clear = () => {
    focusResults();
    search.clear();
  };
  return (
    <Row ref={root} role="group" aria-label={searchTexts.active}>
      {filters.map((filter, index) => (
        <RemovableChip key={filter.id} text={filter.text} onRemove={() => remove(filter, index)} />
      ))}
      <Button type="button" variant="quiet" size="small" onClick={clear}>
        {searchTexts.clearAll}
      </Button>
    </Row>
  );
}
