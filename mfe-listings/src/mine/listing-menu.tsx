import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Menu, MenuButton, MenuLink } from '@pokriv/web-kit/ui/navigation';
import {
  CalendarClock,
  ChartColumn,
  ChevronDown,
  CircleAlert,
  Copy,
  Ellipsis,
  Eye,
  HandHeart,
  History,
  KeyRound,
  MessageCircle,
  Pause,
  Pencil,
  Play,
  Rocket,
  RotateCw,
  Send,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

import { leaseTexts } from '../lease/messages.ts';
import { actionTexts } from './action-texts.ts';
import { mineTexts as texts } from './messages.ts';
import {
  firstStep,
  isEditable,
  isOpenToEdits,
  isPromotable,
  ownerActions,
  wasPublic,
  type OwnerAction,
} from './owner-actions.ts';

export type RowChoice = OwnerAction | 'duplicate' | 'history' | 'lease' | 'reason' | 'revision' | 'thank';

const icons: Record<OwnerAction, LucideIcon> = {
  submit: Send,
  resume: Play,
  renew: RotateCw,
  restore: Undo2,
  rent: KeyRound,
  pause: Pause,
  withdraw: Undo2,
  delete: Trash2,
};

interface StepProps {
  action: OwnerAction;
  isBusy: boolean;
  onChoose: (choice: RowChoice) => void;
}

function Step({ action, isBusy, onChoose }: StepProps) {
  const Icon = icons[action];
  return (
    <MenuButton disabled={isBusy} onClick={() => onChoose(action)}>
      <Icon />
      {actionTexts[action].label}
    </MenuButton>
  );
}

/** Whether a card would show a notice about it. */
function isExplained(listing: OwnProperty): boolean {
  const { status, moderation, revision } = listing;
  if (status === 'rejected' || status === 'removed') return Boolean(moderation.code ?? moderation.reason);
  return revision !== null || isHiddenByReports(listing);
}

interface ListingMenuProps {
  listing: OwnProperty;
  /** A step is under way, or the list does not show its result yet. */
  isBusy: boolean;
  /** Includes the action that a card shows outside its menu. */
  isWhole?: boolean;
  onChoose: (choice: RowChoice) => void;
}

export function ListingMenu({ listing, isBusy, isWhole = false, onChoose }: ListingMenuProps) {
  const { id, status, title = texts.untitled } = listing;
  const shown = firstStep(listing);
  const steps = ownerActions(listing).filter((action) => isWhole || action !== shown);
  return (
    <Menu
      label={texts.more(title)}
      trigger={
        isWhole ? (
          <Ellipsis />
        ) : (
          <>
            {texts.moreLabel} <ChevronDown />
          </>
        )
      }
    >
      {status !== 'deleted' && (
        <MenuLink to={pathTo(pages.listing, id)}>
          <Eye />
          {texts.view}
        </MenuLink>
      )}
      {isWhole && isOpenToEdits(status) && (
        <MenuLink to={pathTo(pages.editListing, id)}>
          <Pencil />
          {texts.edit}
        </MenuLink>
      )}
      {isWhole && wasPublic(listing) && (
        <MenuLink to={pathTo(pages.listingStatistics, id)}>
          <ChartColumn />
          {texts.statistics}
        </MenuLink>
      )}
      {isWhole && isPromotable(status) && (
        <MenuLink to={pathTo(pages.promoteListing, id)}>
          <Rocket />
          {texts.promote}
        </MenuLink>
      )}
      {isWhole && isExplained(listing) && (
        <MenuButton onClick={() => onChoose('reason')}>
          <CircleAlert />
          {listing.revision && !isHiddenByReports(listing) ? texts.revision : texts.reason}
        </MenuButton>
      )}
      {wasPublic(listing) && (
        <MenuLink to={`${pages.messages.path}?listingId=${id}`}>
          <MessageCircle />
          {texts.threads}
        </MenuLink>
      )}
      {status === 'rented' && (
        <>
          <MenuButton onClick={() => onChoose('lease')}>
            <CalendarClock />
            {leaseTexts.change}
          </MenuButton>
          <MenuButton onClick={() => onChoose('thank')}>
            <HandHeart />
            {texts.thank}
          </MenuButton>
        </>
      )}
      {isEditable(status) && (
        <MenuButton disabled={isBusy} onClick={() => onChoose('duplicate')}>
          <Copy />
          {texts.duplicate}
        </MenuButton>
      )}
      <MenuButton onClick={() => onChoose('history')}>
        <History />
        {texts.history}
      </MenuButton>
      {steps.map((action) => (
        <Step key={action} action={action} isBusy={isBusy} onChoose={onChoose} />
      ))}
    </Menu>
  );
}
