import type { AppError } from '@pokriv/contracts/errors';
import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { useRead } from '@pokriv/web-kit/api';
import { fromWallTime, momentText, toWallTime } from '@pokriv/web-kit/format/sofia-time';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { Button, Cluster, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Field, TextArea } from '@pokriv/web-kit/ui/forms';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';

import { DialogActions } from '../frame/dialog-actions.tsx';
import { texts } from './messages.ts';
import { nearestFree, refusalText } from './use-viewing-acts.ts';

/** Number of free times offered as shortcuts. */
const OFFERED_MOST = 8;
/** Deduped for seconds only: times are taken meanwhile. */
const fresh = { dedupingInterval: 5000 };
const CELL_S = VIEWING_LIMITS.cellMin * 60;

/** Error of each time, in order; undefined for a valid one. */
export function timeErrors(times: readonly string[], now = Date.now()): (string | undefined)[] {
  return times.map((time, index) => {
    if (time === '') return index === 0 ? texts.noTime : undefined;
    const instant = fromWallTime(time);
    if (instant === undefined) return texts.missingTime;
    if (Date.parse(instant) <= now) return texts.pastTime;
    return times.indexOf(time) < index ? texts.sameTime : undefined;
  });
}

interface TimesDialogProps {
  kind: 'counter' | 'move';
  listingId: string;
  /** @returns the refusal; undefined on success */
  onSend: (times: string[], reason: string) => Promise<AppError | undefined>;
  onClose: () => void;
}

/** Up to three other times for a request, or the new time of a confirmed viewing. A refusal keeps the typed values. */
export function TimesDialog({ kind, listingId, onSend, onClose }: TimesDialogProps) {
  const most = kind === 'move' ? 1 : VIEWING_LIMITS.optionsMost;
  const formId = useId();
  const [times, setTimes] = useState(['']);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<AppError>();
  const { data } = useRead('readSlots', {
    params: { id: listingId },
    quiet: pageErrorCodes,
    swr: fresh,
  });

  const nearest = nearestFree(refusal);
  const free = (data?.data.days ?? []).flatMap(({ slots }) => slots).filter(({ seatsLeft }) => seatsLeft > 0);
  const offered = nearest.length > 0 ? nearest : free.slice(0, OFFERED_MOST).map(({ start }) => start);
  const errors = isChecked ? timeErrors(times) : [];

  const setTime = (index: number, time: string) =>
    setTimes(times.map((one, at) => (at === index ? time : one)));
  const take = (start: string) => {
    const time = toWallTime(start);
    if (times.includes(time)) return;
    const empty = times.indexOf('');
    if (empty >= 0) setTime(empty, time);
    else if (times.length < most) setTimes([...times, time]);
    else setTime(times.length - 1, time);
  };
  const send = async () => {
    setIsChecked(true);
    if (timeErrors(times).some(Boolean)) {
      document.querySelector<HTMLElement>(`#${CSS.escape(formId)} input`)?.focus();
      return;
    }
    setIsBusy(true);
    const chosen = times.filter(Boolean).map((time) => fromWallTime(time) ?? '');
    const refused = await onSend(chosen, reason.trim());
    setIsBusy(false);
    setRefusal(refused);
    if (!refused) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      locked={isBusy}
      title={kind === 'move' ? texts.moveTitle : texts.counterTitle}
      footer={
        <DialogActions cancelLabel={texts.back} form={formId} isBusy={isBusy} onCancel={onClose}>
          {texts.send}
        </DialogActions>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <Text $tone="muted" $size="small">
          {kind === 'move' ? texts.moveText : texts.counterText}
        </Text>
        {refusal && <Notice tone="danger">{refusalText(refusal)}</Notice>}
        {times.map((time, index) => (
          <Field
            key={index}
            label={most === 1 ? texts.newTime : texts.time(index + 1)}
            type="datetime-local"
            step={CELL_S}
            required={index === 0}
            value={time}
            error={errors[index]}
            onChange={({ currentTarget }) => setTime(index, currentTarget.value)}
          />
        ))}
        {times.length < most && (
          <Button type="button" variant="quiet" size="small" onClick={() => setTimes([...times, ''])}>
            <Plus />
            {texts.addTime}
          </Button>
        )}
        {offered.length > 0 && (
          <Stack $gap={2} role="group" aria-label={nearest.length > 0 ? texts.nearestFree : texts.freeTimes}>
            <Text as="span" $size="small" $strong>
              {nearest.length > 0 ? texts.nearestFree : texts.freeTimes}
            </Text>
            <Cluster $gap={2}>
              {offered.map((start) => (
                <Button
                  key={start}
                  type="button"
                  variant="secondary"
                  size="small"
                  onClick={() => take(start)}
                >
                  {momentText(start)}
                </Button>
              ))}
            </Cluster>
          </Stack>
        )}
        <TextArea
          label={texts.reasonLabel}
          hint={texts.reasonHint}
          limit={VIEWING_LIMITS.reasonMax}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
