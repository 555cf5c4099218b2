import type { PropertySort } from '@pokriv/contracts/listing/property-options';
import { color, font, radius, size, space } from '@pokriv/web-kit/ui';
import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';

import { offeredSorts } from '../search-address/offered-sorts.ts';
import { searchTexts } from './messages.ts';
import type { Search } from './use-search.ts';

const Box = styled.div`
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    top: calc(50% - 9px);
    width: 18px;
    height: 18px;
    color: ${color.muted};
    pointer-events: none;
  }

  > svg:first-child {
    left: ${space(3)};
  }

  > svg:last-child {
    right: ${space(3)};
  }
`;

const Native = styled.select`
  width: 100%;
  min-height: ${size.target};
  padding: ${space(1.5)} ${space(9)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  text-overflow: ellipsis;
  color: ${color.text};
  background: ${color.surface};
  appearance: none;
  cursor: pointer;

  &:hover {
    border-color: ${color.control};
  }
`;

export function SortSelect({ search }: { search: Search }) {
  return (
    <Box>
      <ArrowUpDown aria-hidden />
      <Native
        aria-label={searchTexts.sort}
        title={searchTexts.sort}
        value={search.state.sort}
        onChange={(event) => search.change({ sort: event.target.value as PropertySort })}
      >
        {offeredSorts(search.state).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden />
    </Box>
  );
}
