import type { OwnProperty } from '@pokriv/contracts/property';
import { Menu, MenuButton, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown, Eye, Pencil } from 'lucide-react';

import { mineTexts as texts } from './messages.ts';
import { isEditable, ownerActions, type OwnerAction } from './owner-actions.ts';

interface ListingMenuProps {
  listing: OwnProperty;
  /** Shown as a button already. */
  except: OwnerAction | undefined;
  label: string;
  onChoose: (action: OwnerAction) => void;
}

/** Everything else that can be done with a listing. */
export function ListingMenu({ listing, except, label, onChoose }: ListingMenuProps) {
  const { id, status } = listing;
  return (
    <Menu
      label={texts.more(listing.title ?? texts.untitled)}
      trigger={
        <>
          {label} <ChevronDown />
        </>
      }
    >
      {status !== 'deleted' && (
        <MenuLink to={`/properties/${id}`}>
          <Eye />
          {texts.view}
        </MenuLink>
      )}
      {isEditable(status) && (
        <MenuLink to={`/edit-property/${id}`}>
          <Pencil />
          {texts.edit}
        </MenuLink>
      )}
      {ownerActions(status)
        .filter((action) => action !== except && action !== 'submit')
        .map((action) => (
          <MenuButton key={action} onClick={() => onChoose(action)}>
            {texts.actions[action]?.label}
          </MenuButton>
        ))}
    </Menu>
  );
}
