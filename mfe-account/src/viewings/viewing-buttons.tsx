import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { momentText } from '@pokriv/web-kit/format/sofia-time';
import { Button, Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog, Dialog } from '@pokriv/web-kit/ui/dialog';
import { RadioGroup } from '@pokriv/web-kit/ui/forms';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

import { DialogActions } from '../frame/dialog-actions.tsx';
import { texts } from './messages.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { TimesDialog } from './times-dialog.tsx';
import { useViewingActs, type ViewingActs } from './use-viewing-acts.ts';
import { choicesOf, mayTellComing, viewingSteps, type ViewingStep } from './viewing-steps.ts';

interface PartProps {
  viewing: Viewing;
  acts: ViewingActs;
  onClose: () => void;
}

function OptionsDialog({ viewing, acts, onClose }: PartProps) {
  const times = choicesOf(viewing);
  const [chosen, setChosen] = useState(times[0] ?? '');
  return (
    <Dialog
      open
      onClose={onClose}
      locked={acts.isBusy}
      title={texts.chooseTitle}
      footer={
        <DialogActions
          cancelLabel={texts.back}
          isBusy={acts.isBusy}
          onConfirm={() => void acts.confirm(chosen).then((refused) => !refused && onClose())}
          onCancel={onClose}
        >
          {texts.confirm}
        </DialogActions>
      }
    >
      <RadioGroup
        label={texts.chooseLabel}
        name="option"
        value={chosen}
        options={times.map((time) => ({ value: time, label: momentText(time) }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </Dialog>
  );
}

type Asked = ViewingStep | 'not-coming';

/** Dialog of a step; it closes on success and keeps its content after a refusal. */
function StepDialog({ asked, viewing, acts, onClose }: PartProps & { asked: Asked }) {
  const closeUnless = (refused: unknown) => {
    if (!refused) onClose();
  };
  if (asked === 'confirm') return <OptionsDialog {...{ viewing, acts, onClose }} />;
  if (asked === 'counter' || asked === 'move') {
    return (
      <TimesDialog
        kind={asked}
        listingId={viewing.listing.id}
        onSend={(times, reason) =>
          asked === 'move' ? acts.move(times[0] ?? '', reason) : acts.counter(times, reason)
        }
        onClose={onClose}
      />
    );
  }
  if (asked === 'not-coming') {
    return (
      <ConfirmDialog
        open
        type="warning"
        title={texts.notComingTitle}
        message={texts.notComingText(viewing.with)}
        confirmLabel={texts.notComing}
        cancelLabel={texts.back}
        loading={acts.isBusy}
        onConfirm={() => void acts.tellComing(false).then(closeUnless)}
        onCancel={onClose}
      />
    );
  }
  const isCancel = asked === 'cancel';
  return (
    <ReasonDialog
      title={isCancel ? texts.cancelTitle : texts.declineTitle}
      text={isCancel ? texts.cancelText(viewing.with) : texts.declineText(viewing.with)}
      label={isCancel ? texts.cancel : texts.decline}
      isBusy={acts.isBusy}
      onConfirm={(reason) => void (isCancel ? acts.cancel(reason) : acts.decline(reason)).then(closeUnless)}
      onClose={onClose}
    />
  );
}

function Outcome({ viewing, acts }: Omit<PartProps, 'onClose'>) {
  return (
    <Stack $gap={2} role="group" aria-label={texts.howWasIt}>
      <Text $strong>{texts.howWasIt}</Text>
      <Cluster $gap={2}>
        <Button type="button" size="small" busy={acts.isBusy} onClick={() => void acts.tellOutcome('done')}>
          {texts.done}
        </Button>
        <Button
          type="button"
          size="small"
          variant="secondary"
          disabled={acts.isBusy}
          onClick={() => void acts.tellOutcome('no_show')}
        >
          {texts.noShow[viewing.side]}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface ViewingButtonsProps {
  viewing: Viewing;
  onChanged?: (viewing: Viewing) => void;
}

/** Actions on a viewing by its state and the side awaited (design/conversations). */
export function ViewingButtons({ viewing, onChanged }: ViewingButtonsProps) {
  const acts = useViewingActs(viewing, onChanged);
  const [asked, setAsked] = useState<Asked>();
  const steps = viewingSteps(viewing);
  const choices = choicesOf(viewing);
  const hasChoice = choices.length > 1;
  const mayTell = mayTellComing(viewing);
  const comes = viewing.coming[viewing.side];

  const start = (step: ViewingStep) => {
    if (step === 'confirm' && !hasChoice) void acts.confirm(choices[0]);
    else setAsked(step);
  };

  return (
    <Stack $gap={3}>
      {viewing.canTellOutcome && <Outcome viewing={viewing} acts={acts} />}
      <Cluster $gap={2} role="group" aria-label={texts.actions}>
        {mayTell && !comes && (
          <Button type="button" size="small" busy={acts.isBusy} onClick={() => void acts.tellComing(true)}>
            {texts.comes}
          </Button>
        )}
        {steps.map((step) => (
          <Button
            key={step}
            type="button"
            size="small"
            variant={step === 'confirm' ? 'primary' : 'secondary'}
            disabled={acts.isBusy}
            onClick={() => start(step)}
          >
            {step === 'confirm' && hasChoice ? texts.confirmOne : texts[step]}
          </Button>
        ))}
        {mayTell && (
          <Button
            type="button"
            size="small"
            variant="quiet"
            disabled={acts.isBusy}
            onClick={() => setAsked('not-coming')}
          >
            {texts.notComing}
          </Button>
        )}
        {(viewing.state === 'confirmed' || viewing.state === 'moved') && (
          <Button type="button" size="small" variant="quiet" onClick={() => void acts.saveCalendarFile()}>
            <CalendarPlus />
            {texts.toCalendar}
          </Button>
        )}
      </Cluster>
      {asked && <StepDialog {...{ asked, viewing, acts }} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
