import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { useRead } from '@pokriv/web-kit/api';
import { momentText } from '@pokriv/web-kit/format/sofia-time';
import { Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';

import { texts } from './messages.ts';
import type { MailAnswer } from './use-viewings-address.ts';
import { useViewingActs } from './use-viewing-acts.ts';
import { mayTellComing } from './viewing-steps.ts';

interface QuestionProps {
  viewing: Viewing;
  answer: MailAnswer;
  onDone: () => void;
}

function Question({ viewing, answer, onDone }: QuestionProps) {
  const acts = useViewingActs(viewing);
  const comes = answer === 'coming';
  return (
    <ConfirmDialog
      open
      type={comes ? 'info' : 'warning'}
      title={comes ? texts.comingTitle : texts.notComingTitle}
      message={
        <Stack $gap={2}>
          <Text $strong>
            {viewing.listing.title}
            {viewing.start && `: ${momentText(viewing.start, viewing.end)}`}
          </Text>
          <Text>{comes ? texts.comingText(viewing.with) : texts.notComingText(viewing.with)}</Text>
        </Stack>
      }
      confirmLabel={comes ? texts.comes : texts.notComing}
      cancelLabel={texts.back}
      loading={acts.isBusy}
      onConfirm={() => void acts.tellComing(comes).then(onDone)}
      onCancel={onDone}
    />
  );
}

interface MailQuestionProps {
  viewingId: string;
  answer: MailAnswer;
  onDone: () => void;
}

/** Confirms a mail's „Идвам“ or „Не мога“: mail scanners open links too, so that a link alone must not act. */
export function MailQuestion({ viewingId, answer, onDone }: MailQuestionProps) {
  const { data, error } = useRead('readViewing', { params: { id: viewingId }, quiet: ['NOT_FOUND'] });
  if (error) return <Notice tone="wait">{error.code === 'NOT_FOUND' ? texts.gone : error.message}</Notice>;
  if (!data || !mayTellComing(data.data)) return null;
  return <Question viewing={data.data} answer={answer} onDone={onDone} />;
}
