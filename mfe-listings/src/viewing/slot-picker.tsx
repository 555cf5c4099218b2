import type { AskedViewing, Slots } from '@pokriv/contracts/conversation/viewing';
import {
  VIEWING_LIMITS,
  viewingKinds,
  type ViewingKind,
} from '@pokriv/contracts/conversation/viewing-states';
import { momentText } from '@pokriv/web-kit/format/sofia-time';
import { useUser } from '@pokriv/web-kit/session';
import {
  Button,
  Cluster,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { useModalLock } from '@pokriv/web-kit/ui/dialog';
import { Segmented, Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useId, useState } from 'react';

import type { Listing } from '../listing.ts';
import { UnverifiedNotice, useUnverifiedEmail } from '../verification/unverified-email.tsx';
import { BookedView } from './booked-view.tsx';
import { viewingTexts as texts } from './messages.ts';
import { OwnTimes } from './own-times.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { useBooking, type Booking } from './use-booking.ts';
import { canBook, hasTimes, useSlots } from './use-slots.ts';

const peopleOptions = Array.from({ length: VIEWING_LIMITS.peopleMost }, (_, at) => ({
  value: String(at + 1),
  label: texts.peopleCount(at + 1),
}));
const kindOptions = Object.entries(viewingKinds).map(([value, label]) => ({ value, label }));

/** Nearest free times after a lost race for the selected one. */
function Nearest({ booking: { nearest, choose } }: { booking: Booking }) {
  if (!nearest) return null;
  return (
    <Notice
      tone="wait"
      title={nearest.length > 0 ? texts.taken : texts.takenNone}
      actions={nearest.map((start) => (
        <Button key={start} type="button" variant="secondary" size="small" onClick={() => choose(start)}>
          {momentText(start)}
        </Button>
      ))}
    />
  );
}

function Details({ booking: { draft, change } }: { booking: Booking }) {
  const id = useId();
  return (
    <>
      <Select
        label={texts.people}
        options={peopleOptions}
        value={String(draft.people)}
        onChange={({ target }) => change({ people: Number(target.value) })}
      />
      <Segmented
        label={texts.kind}
        name={`${id}-kind`}
        options={kindOptions}
        value={draft.kind}
        onChange={({ target }) => change({ kind: target.value as ViewingKind })}
      />
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        limit={VIEWING_LIMITS.reasonMax}
        rows={2}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  );
}

function submitText({ draft, isBusy, isVisitor }: Booking, mode: Slots['mode']): string {
  if (isBusy) return texts.submit.busy;
  if (isVisitor) return texts.submit.signIn;
  if (draft.walls) return texts.submit.propose;
  if (draft.isWaiting) return texts.submit.wait;
  return mode === 'instant' ? texts.submit.instant : texts.submit.confirm;
}

interface PickerFormProps {
  listing: Listing;
  slots: Slots;
  onAsked: (asked: AskedViewing) => void;
}

function PickerForm({ listing, slots, onAsked }: PickerFormProps) {
  const isGiven = hasTimes(slots);
  const booking = useBooking({ listing, hasTimes: isGiven, onAsked });
  useModalLock(booking.isBusy);
  const user = useUser();
  const unverified = useUnverifiedEmail({ isEnabled: user !== undefined });
  const { draft, change, choose, failure } = booking;
  const { walls } = draft;
  const given = slots.mode === 'instant' ? texts.mode.instant : texts.mode.confirm;
  return (
    <Stack
      as="form"
      $gap={5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void booking.book();
      }}
    >
      {!isGiven && slots.mode !== 'off' && <Text>{texts.allTaken}</Text>}
      <Text>{walls ? texts.mode.propose : given}</Text>
      {unverified !== undefined && <UnverifiedNotice>{texts.unverified(unverified)}</UnverifiedNotice>}
      {walls ? (
        <OwnTimes walls={walls} onChange={(next) => change({ walls: next })} />
      ) : (
        <SlotGrid
          slots={slots}
          chosen={draft.start}
          onChoose={({ start, seatsLeft }) => choose(start, { isWaiting: seatsLeft === 0 })}
        />
      )}
      <Nearest booking={booking} />
      {isGiven && slots.canPropose && (
        <Cluster>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => change({ walls: walls ? undefined : [''] })}
          >
            {walls ? texts.backToTimes : texts.propose}
          </Button>
        </Cluster>
      )}
      <div role="status">
        {!walls && draft.start && (
          <Text $strong>
            {draft.isWaiting
              ? texts.chosenWait(momentText(draft.start))
              : texts.chosen(momentText(draft.start))}
          </Text>
        )}
      </div>
      <Details booking={booking} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button busy={booking.isBusy} wide>
        {submitText(booking, slots.mode)}
      </Button>
    </Stack>
  );
}

interface SlotPickerProps {
  listing: Listing;
  /** With a title the picker is hidden when no viewing is possible. */
  title?: string;
}

/**
 * Free times of a listing: select one, join its waiting list, or propose up to three; then the result
 * (design/conversations, Viewing states and Screens).
 */
export function SlotPicker({ listing, title }: SlotPickerProps) {
  const { data, error, mutate } = useSlots(listing.id);
  const [asked, setAsked] = useState<AskedViewing>();
  const slots = data?.data;
  if (asked) return <BookedView asked={asked} />;
  if (title !== undefined && !canBook(slots)) return null;
  if (!slots && error) return <ErrorState message={texts.failed} onRetry={() => void mutate()} />;
  if (!slots) {
    return (
      <Loading label={texts.loading}>
        <Skeleton $height="180px" />
      </Loading>
    );
  }
  if (!canBook(slots)) return <Text>{texts.nothing}</Text>;
  return (
    <Stack as="section" $gap={4} aria-label={title ?? texts.title}>
      {title !== undefined && (
        <Heading as="h3" $size="lead">
          {title}
        </Heading>
      )}
      <PickerForm listing={listing} slots={slots} onAsked={setAsked} />
    </Stack>
  );
}
