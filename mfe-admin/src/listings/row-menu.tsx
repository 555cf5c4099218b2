import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Menu, MenuButton, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { Ellipsis, Eye, Gavel, RotateCcw, Trash2, Undo2, XCircle, type LucideIcon } from 'lucide-react';

import { titleOf } from '../list/title-of.ts';
import { stepsFor, type TableStep } from './listing-steps.ts';
import { texts } from './messages.ts';

const icons: Readonly<Record<TableStep, LucideIcon>> = {
  remove: XCircle,
  reinstate: RotateCcw,
  restore: Undo2,
  delete: Trash2,
};

export const moderationPath = (id: string) => `${pathTo(pages.adminQueueItem, id)}?status=all`;

interface RowMenuProps {
  listing: OwnProperty;
  /** A step is in its undo window. */
  isDecided: boolean;
  onChoose: (step: TableStep) => void;
}

export function RowMenu({ listing, isDecided, onChoose }: RowMenuProps) {
  const { id, status } = listing;
  return (
    <Menu label={texts.actionsFor(titleOf(listing))} trigger={<Ellipsis />}>
      <MenuLink to={moderationPath(id)}>
        <Gavel />
        {texts.open}
      </MenuLink>
      {status !== 'deleted' && (
        <MenuLink to={`${pathTo(pages.listing, id)}?adminPreview=true`} target="_blank">
          <Eye />
          {texts.preview}
        </MenuLink>
      )}
      {(isDecided ? [] : stepsFor(status)).map((step) => {
        const Icon = icons[step];
        return (
          <MenuButton key={step} onClick={() => onChoose(step)}>
            <Icon />
            {texts.steps[step]}
          </MenuButton>
        );
      })}
    </Menu>
  );
}
