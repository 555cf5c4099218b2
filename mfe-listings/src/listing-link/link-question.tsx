import { isFreeNow } from '@pokriv/contracts/listing/availability';
import { formatDate } from '@pokriv/web-kit/format';
import { Button, EmptyState } from '@pokriv/web-kit/ui';
import { CalendarPlus, House, HousePlus } from 'lucide-react';

import { linkTexts as texts } from './messages.ts';
import { ProlongForm } from './prolong-form.tsx';
import type { LinkQuestion as Question } from './read-link.ts';
import type { Answer } from './use-link.ts';

const icons = { renew: HousePlus, rent: House, relist: HousePlus, prolong: CalendarPlus };

function textOf(question: Question): string {
  if (question.action === 'prolong') return texts.question.prolong.text(formatDate(question.leaseEnd));
  if (question.action !== 'relist') return texts.question[question.action].text;
  const { leaseEnd } = question;
  const day = formatDate(leaseEnd);
  return texts.question.relist.text(day, isFreeNow(leaseEnd) ? undefined : day);
}

interface LinkQuestionProps {
  question: Question;
  isBusy: boolean;
  refusal: string | undefined;
  onFollow: (answer?: Answer) => void;
}

export function LinkQuestion({ question, isBusy, refusal, onFollow }: LinkQuestionProps) {
  const { title, button } = texts.question[question.action];
  return (
    <EmptyState
      titleAs="h1"
      icon={icons[question.action]}
      title={title}
      actions={
        question.action === 'prolong' ? (
          <ProlongForm
            leaseEnd={question.leaseEnd}
            refusal={refusal}
            isBusy={isBusy}
            onProlong={(leaseEnd) => onFollow({ leaseEnd })}
          />
        ) : (
          <Button type="button" busy={isBusy} onClick={() => onFollow()}>
            {button}
          </Button>
        )
      }
    >
      {textOf(question)}
    </EmptyState>
  );
}
