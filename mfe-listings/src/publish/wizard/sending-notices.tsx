import { Notice } from '@pokriv/web-kit/ui';

import type { StepId } from '../../form-address/form-steps.ts';
import type { DraftState } from '../draft-state.ts';
import { unitLabel } from '../saving/unit-text.ts';
import { publishTexts as texts } from '../messages.ts';
import { steps } from '../steps.ts';
import { materialChanges } from '../revision/material-changes.ts';
import { IssueList } from './issue-list.tsx';
import { SendingBlockNotice, type SendingBlock } from './sending-block.tsx';

interface SendingNoticesProps {
  state: DraftState;
  step: StepId;
  isPublished: boolean;
  isBusy: boolean;
  block: SendingBlock | undefined;
  issues: ReadonlyMap<string, string>;
  attempt: number;
  onField: (path: string) => void;
}

export function SendingNotices(props: SendingNoticesProps) {
  const { state, step, isPublished, isBusy, block, issues, attempt, onField } = props;
  const { fields, base, server, dirty, failure } = state;
  const isLast = step === 'review';
  const hasFailed = attempt > 0 && !isBusy && issues.size === 0 && failure !== undefined && !block;
  const willWait = isPublished
    ? materialChanges(fields, { fields: base, approvedCents: server?.approvedPrice?.cents ?? 0 }, dirty)
    : [];
  const issuesTitle = isPublished ? texts.editIssuesTitle : texts.issuesTitle;
  return (
    <>
      {block && (step === steps[0]?.id || isLast || attempt > 0) && <SendingBlockNotice block={block} />}
      {(attempt > 0 || isLast) && issues.size > 0 && (
        <IssueList
          title={attempt === 0 ? texts.beforeSending(issues.size) : issuesTitle}
          issues={issues}
          attempt={attempt}
          onField={onField}
        />
      )}
      {hasFailed && (
        <Notice tone="danger" title={texts.failureTitle}>
          {failure}
        </Notice>
      )}
      {willWait.length > 0 && (
        <Notice tone="wait">{texts.willWait(willWait.map(unitLabel).join(', '))}</Notice>
      )}
    </>
  );
}
