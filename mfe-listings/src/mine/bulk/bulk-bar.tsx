import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Button, Spinner, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Menu, MenuButton, MenuLink } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown, Rocket, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { BottomBar } from '../../bottom-bar/bottom-bar.tsx';
import { mineTexts } from '../messages.ts';
import { isPromotable, type BulkAction } from '../owner-actions.ts';
import { bulkPromotionNote } from '../promotion-note.ts';
import { RentDialog } from '../rent-dialog.tsx';
import type { Act, ActGroup } from './acts.ts';
import { BulkResult } from './bulk-result.tsx';
import { bulkTexts as texts } from './messages.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import type { Bulk } from './use-bulk.ts';

/** Why an act is confirmed before its undo window; undefined when it is not. */
const questionOf = ({ kind, listings }: ActGroup): string | undefined =>
  [
    kind === 'delete' && texts.delete.message(listings.length),
    kind !== 'price' && bulkPromotionNote(kind, listings),
  ]
    .filter(Boolean)
    .join(' ') || undefined;

interface PromoteItemProps extends Pick<Bulk, 'chosen'> {
  onChoose: () => void;
}

/** One listing goes to its own page, where it can be paid for too. */
function PromoteItem({ chosen, onChoose }: PromoteItemProps) {
  const promotable = chosen.filter(({ status }) => isPromotable(status));
  const [one] = chosen;
  if (!one || promotable.length === 0) return null;
  if (chosen.length === 1) {
    return (
      <MenuLink to={pathTo(pages.promoteListing, one.id)}>
        <Rocket />
        {mineTexts.promote}
      </MenuLink>
    );
  }
  return (
    <MenuButton onClick={onChoose}>
      <Rocket />
      {texts.promote.label(promotable.filter(({ promotion }) => !promotion).length)}
    </MenuButton>
  );
}

function RentQuestion({ listings }: Pick<ActGroup, 'listings'>) {
  const note = bulkPromotionNote('rent', listings);
  return (
    <Stack $gap={3}>
      <p>{texts.rent.message(listings.length)}</p>
      {note && (
        <Text $size="small" $strong>
          {note}
        </Text>
      )}
    </Stack>
  );
}

function ChoiceBar({ bulk }: { bulk: Bulk }) {
  const { chosen, groups, start, tickAll } = bulk;
  const [asked, setAsked] = useState<ActGroup & { kind: Exclude<BulkAction, 'rent'> }>();
  const [rented, setRented] = useState<ActGroup>();
  const [priced, setPriced] = useState<ActGroup>();
  const [isPromoting, setIsPromoting] = useState(false);
  const begin = (act: Act): void => {
    setAsked(undefined);
    setRented(undefined);
    setPriced(undefined);
    setIsPromoting(false);
    start(act);
  };
  const choose = ({ kind, listings }: ActGroup): void => {
    if (kind === 'price') setPriced({ kind, listings });
    else if (kind === 'rent') setRented({ kind, listings });
    else if (questionOf({ kind, listings })) setAsked({ kind, listings });
    else begin({ kind, listings });
  };
  const shown = groups.filter(({ kind }) => kind !== 'delete');
  const deletion = groups.find(({ kind }) => kind === 'delete');
  return (
    <BottomBar label={mineTexts.selection}>
      <p role="status">
        <strong>{mineTexts.selected(chosen.length)}</strong>
      </p>
      {shown.map((group) => (
        <Button key={group.kind} type="button" size="small" variant="secondary" onClick={() => choose(group)}>
          {texts[group.kind].label(group.listings.length)}
        </Button>
      ))}
      <Menu
        isFramed
        label={texts.more}
        trigger={
          <>
            {mineTexts.moreLabel} <ChevronDown />
          </>
        }
      >
        <PromoteItem chosen={chosen} onChoose={() => setIsPromoting(true)} />
        {deletion && (
          <MenuButton onClick={() => choose(deletion)}>
            <Trash2 />
            {texts.delete.label(deletion.listings.length)}
          </MenuButton>
        )}
      </Menu>
      <Button type="button" size="small" variant="quiet" onClick={() => tickAll(false)}>
        {mineTexts.clear}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          type={asked.kind === 'delete' ? 'danger' : 'warning'}
          title={texts[asked.kind].title(asked.listings.length)}
          message={questionOf(asked)}
          confirmLabel={texts[asked.kind].confirm}
          onConfirm={() => begin(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
      {rented && (
        <RentDialog
          title={texts.rent.title(rented.listings.length)}
          confirmLabel={texts.rent.confirm}
          question={<RentQuestion listings={rented.listings} />}
          count={rented.listings.length}
          onRent={(rental) => begin({ kind: 'rent', listings: rented.listings, rental })}
          onClose={() => setRented(undefined)}
        />
      )}
      {priced && (
        <PriceDialog
          listings={priced.listings}
          onChoose={(rents) => begin({ kind: 'price', listings: rents.map(({ listing }) => listing), rents })}
          onClose={() => setPriced(undefined)}
        />
      )}
      {isPromoting && (
        <PromoteDialog
          listings={chosen}
          onChoose={(listings) => begin({ kind: 'promote', listings, key: crypto.randomUUID() })}
          onClose={() => setIsPromoting(false)}
        />
      )}
    </BottomBar>
  );
}

/** Stages of an act with the ticked listings: choice, countdown, request, report of the listings left unchanged. */
export function BulkBar({ bulk }: { bulk: Bulk }) {
  const { stage, chosen, remainder } = bulk;
  return (
    <>
      {stage.kind === 'waiting' && (
        <UndoBar
          act={stage.act}
          others={Math.max(chosen.length - stage.act.listings.length, 0)}
          onUndo={bulk.undo}
          onEnd={bulk.sendNow}
        />
      )}
      {stage.kind === 'sending' && (
        <BottomBar label={mineTexts.selection}>
          <p role="status">{texts.sending}</p>
          <Spinner />
        </BottomBar>
      )}
      {stage.kind === 'choosing' && chosen.length > 0 && <ChoiceBar bulk={bulk} />}
      {remainder && <BulkResult remainder={remainder} onClose={bulk.forgetRemainder} />}
    </>
  );
}
