import { Badge, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { activeFilters } from '../../search-address/active-filters.ts';
import type { SearchState } from '../../search-address/search-state.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
`;

export function FilterSummary({ state }: { state: SearchState }) {
  return (
    <List>
      {activeFilters(state).map(({ id, text }) => (
        <li key={id}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </List>
  );
}
