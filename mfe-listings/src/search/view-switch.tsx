import { Link } from '@pokriv/web-kit/router';
import { breakpoint, color, font, radius, shadow, size, space } from '@pokriv/web-kit/ui';
import { Columns2, LayoutGrid, Map as MapIcon } from 'lucide-react';
import { styled } from 'styled-components';

import { searchHref, type SearchView } from '../search-address/search-state.ts';
import { searchTexts } from './messages.ts';
import { withBar } from './screen.ts';
import type { Search } from './use-search.ts';

const Track = styled.nav`
  display: none;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.control};
  background: ${color.sunken};

  ${withBar} {
    display: flex;
  }
`;

const Segment = styled(Link)<{ $isForWide: boolean }>`
  display: ${({ $isForWide }) => ($isForWide ? 'none' : 'flex')};
  align-items: center;
  gap: ${space(2)};
  min-height: calc(${size.target} - 6px);
  padding: 0 ${space(3)};
  border-radius: 6px;
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  white-space: nowrap;
  text-decoration: none;
  color: ${color.muted};

  ${breakpoint.desktop} {
    display: flex;
  }

  svg {
    width: 18px;
    height: 18px;
  }

  &:hover {
    color: ${color.text};
  }

  &[aria-current] {
    color: ${color.text};
    background: ${color.lifted};
    box-shadow: ${shadow.soft};
  }
`;

const views: { view: SearchView; text: string; title?: string; Icon: typeof LayoutGrid }[] = [
  { view: 'list', text: searchTexts.list, Icon: LayoutGrid },
  { view: 'split', text: searchTexts.split, title: searchTexts.splitTitle, Icon: Columns2 },
  { view: 'map', text: searchTexts.map, Icon: MapIcon },
];

export const VIEWS = views.length;

export function ViewSwitch({ search: { state, linkState } }: { search: Search }) {
  return (
    <Track aria-label={searchTexts.view}>
      {views.map(({ view, text, title, Icon }) => (
        <Segment
          key={view}
          $isForWide={view === 'split'}
          title={title}
          to={searchHref({ ...state, view, list: false })}
          state={linkState}
          aria-current={state.view === view ? 'true' : undefined}
        >
          <Icon aria-hidden />
          {text}
        </Segment>
      ))}
    </Track>
  );
}
