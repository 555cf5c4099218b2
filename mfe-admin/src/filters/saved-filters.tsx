import type { SavedFilter } from '@pokriv/contracts/moderation/saved-filter';
import { filterAddress, type FilterPage } from '@pokriv/contracts/moderation/saved-filter-options';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, Button, color, font, Notice, radius, size, space } from '@pokriv/web-kit/ui';
import { Menu, MenuButton } from '@pokriv/web-kit/ui/navigation';
import { BookmarkPlus, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { useShowCurrent } from '../list/use-show-current.ts';
import { texts } from './messages.ts';
import { NameDialog } from './name-dialog.tsx';
import { useFilters } from './use-filters.ts';

/** Scrolls sideways on a phone. */
const Row = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(1)} ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }

  ${breakpoint.desktop} {
    flex-wrap: wrap;
  }
`;

const Item = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surface};

  /* The menu's own corners are square. */
  button[aria-expanded] {
    border-radius: ${radius.full};
  }

  &:has([aria-current='true']) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    background: ${color.accentTint};
  }
`;

const Name = styled(Link)`
  display: grid;
  align-items: center;
  min-height: ${size.target};
  padding-left: ${space(3.5)};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  text-decoration: none;
  white-space: nowrap;
  color: ${color.text};

  ${breakpoint.desktop} {
    min-height: 36px;
  }
`;

interface SavedFiltersProps {
  page: FilterPage;
  /** Present filter: the address of the list, without the number of the page. */
  address: string;
}

type Asked = { filter?: SavedFilter };

/** Saved filters of a page as links; the present filter can be saved under a name. */
export function SavedFilters({ page, address }: SavedFiltersProps) {
  const { filters, isFailed, retry, save, rename, remove } = useFilters(page);
  const [asked, ask] = useState<Asked>();
  const query = Object.fromEntries(new URL(address, location.origin).searchParams);
  const present = filterAddress(page, query);
  const current = filters.find((filter) => filterAddress(page, filter.query) === present);
  const row = useShowCurrent<HTMLElement>(current?.id ?? '');
  const isSavable = !current && Object.keys(query).length > 0;
  if (isFailed)
    return (
      <Notice
        tone="wait"
        actions={
          <Button type="button" size="small" variant="secondary" onClick={retry}>
            {texts.again}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    );
  if (filters.length === 0 && !isSavable) return null;
  return (
    <Row ref={row} aria-label={texts.label}>
      {filters.map((filter) => (
        <Item key={filter.id}>
          <Name to={filterAddress(page, filter.query)} aria-current={filter === current ? 'true' : undefined}>
            {filter.name}
          </Name>
          <Menu label={texts.more(filter.name)} trigger={<EllipsisVertical />}>
            <MenuButton onClick={() => ask({ filter })}>
              <Pencil />
              {texts.rename}
            </MenuButton>
            <MenuButton onClick={() => remove(filter)}>
              <Trash2 />
              {texts.remove}
            </MenuButton>
          </Menu>
        </Item>
      ))}
      {isSavable && (
        <Button type="button" size="small" variant="quiet" onClick={() => ask({})}>
          <BookmarkPlus />
          {texts.save}
        </Button>
      )}
      <NameDialog
        open={asked !== undefined}
        title={asked?.filter ? texts.renameTitle : texts.saveTitle}
        name={asked?.filter?.name ?? ''}
        onName={(name) => (asked?.filter ? rename(asked.filter, name) : save(name, query))}
        onClose={() => ask(undefined)}
      />
    </Row>
  );
}
