import { useLeaveGuard } from '@pokriv/web-kit/leave-guard';
import { breakpoint, Button, Container, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

import type { Draft } from './draft.ts';
import { openIssues, wrongFields } from './field-rules.ts';
import { isUnpublished } from './keeping/autosave-delay.ts';
import { ConflictDialog } from './keeping/conflict-dialog.tsx';
import { LeaveDialog } from './keeping/leave-dialog.tsx';
import { keepingTexts } from './keeping/messages.ts';
import { saveText } from './keeping/save-text.ts';
import { unitLabel } from './keeping/unit-text.ts';
import { useDraftKeeping } from './keeping/use-draft-keeping.ts';
import { publishTexts as texts } from './messages.ts';
import { PublishContext } from './publish-form.ts';
import { QualityCard } from './review/quality-card.tsx';
import { materialChanges } from './revision/material-changes.ts';
import { RevisionNotice } from './revision/revision-notice.tsx';
import { StepSection } from './sections/step-section.tsx';
import { inStepOrder, issuesOf, steps, stepsAround, type StepId } from './steps.ts';
import { useFinish } from './use-finish.ts';
import { usePublishFormOf } from './use-publish-form.ts';
import { IssueList } from './wizard/issue-list.tsx';
import { StepRail } from './wizard/step-rail.tsx';
import { useStep } from './wizard/use-step.ts';
import { WizardBar } from './wizard/wizard-bar.tsx';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(5)} ${space(12)};

  ${breakpoint.desktop} {
    grid-template-columns: 190px minmax(0, 1fr) 270px;
    gap: ${space(6)} ${space(8)};
    padding-block: ${space(8)} ${space(16)};
  }
`;

const Head = styled.div`
  grid-column: 1 / -1;
`;

const Aside = styled.aside`
  display: none;

  ${breakpoint.desktop} {
    display: block;

    > div {
      position: sticky;
      top: ${space(22)};
    }
  }
`;

const all: ReadonlySet<StepId> = new Set(steps.map(({ id }) => id));

interface PublishEditorProps {
  draft: Draft;
  userId: string;
  /** Under which it is kept on this device, and its addresses. */
  formId: string;
  isWithin: (url: URL) => boolean;
  isNew: boolean;
  /** Changes of an earlier visit to a published listing were found. */
  isRestored: boolean;
  /** A word before everything else. */
  notice?: React.ReactNode;
}

/** The whole form of one listing, step by step. */
export function PublishEditor({ draft, userId, formId, isWithin, isNew, ...rest }: PublishEditorProps) {
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  const { step, goTo, goToField } = useStep();
  const [tried, setTried] = useState<ReadonlySet<StepId>>(new Set());
  const [tries, setTries] = useState(0);
  const [isRestored, setIsRestored] = useState(rest.isRestored);
  useDraftKeeping(draft, state, { userId, formId });

  const { fields, base, images, refused, server, save, dirty, failure, taken } = state;
  const isPublished = !isUnpublished(state);
  const issues = inStepOrder(openIssues(fields, images.length));
  const { attempt, isBusy, finish } = useFinish({ draft, isPublished, openCount: issues.size });
  const told = attempt > 0 ? all : tried;
  const form = usePublishFormOf({ draft, state, issues, told });
  const leaveGuard = useLeaveGuard({
    isActive: dirty.size > 0 || save === 'saving',
    isWithin,
    settle: async () => {
      if (isPublished) return false;
      await draft.save();
      return draft.get().dirty.size === 0;
    },
  });

  const ownIssues = issuesOf(issues, step.id);
  const { after } = stepsAround(step.id);
  const goOn = () => {
    if (!after) return;
    if (ownIssues.size === 0) return goTo(after.id);
    setTried(new Set(tried).add(step.id));
    setTries(tries + 1);
  };
  const everything = new Map([...issues, ...refused]);
  const isToldHere = tried.has(step.id) && ownIssues.size > 0 && attempt === 0;
  const willWait = isPublished
    ? materialChanges(fields, { fields: base, approvedPrice: server?.approvedPrice ?? 0 }, dirty)
    : [];
  const hasFailed = attempt > 0 && !isBusy && everything.size === 0 && failure !== undefined;

  return (
    <PublishContext value={form}>
      <Columns>
        <Head>
          <Heading as="h1" $size="title">
            {isNew ? texts.newTitle : texts.editTitle}
          </Heading>
        </Head>
        <StepRail current={step} issues={issues} told={told} />
        <Stack $gap={4}>
          {rest.notice}
          {server && <RevisionNotice listing={server} />}
          <ConflictDialog draft={draft} state={state} />
          {isRestored && (
            <Notice
              title={keepingTexts.restoredTitle}
              actions={
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    draft.reset();
                    setIsRestored(false);
                  }}
                >
                  {keepingTexts.discard}
                </Button>
              }
            >
              {keepingTexts.restoredText}
            </Notice>
          )}
          {taken.length > 0 && (
            <Notice
              title={keepingTexts.takenTitle}
              actions={
                <Button type="button" variant="secondary" size="small" onClick={draft.acknowledge}>
                  {keepingTexts.understood}
                </Button>
              }
            >
              {taken.map(unitLabel).join(', ')}
            </Notice>
          )}
          {(attempt > 0 || step.id === 'review') && everything.size > 0 && (
            <IssueList
              title={
                attempt === 0 ? texts.beforeSending : isPublished ? texts.editIssuesTitle : texts.issuesTitle
              }
              issues={everything}
              attempt={attempt}
              onField={goToField}
            />
          )}
          {isToldHere && (
            <IssueList
              title={texts.stepIssuesTitle}
              issues={ownIssues}
              attempt={tries}
              onField={goToField}
              onLater={after && (() => goTo(after.id))}
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
          <StepSection
            step={step.id}
            draft={draft}
            state={state}
            isReady={!isPublished && issues.size === 0}
            onField={goToField}
          />
        </Stack>
        <Aside>
          <div>
            <Stack $gap={4}>
              <QualityCard pictures={images.length} onField={goToField} />
              <Text $size="tiny" $tone="muted">
                {isPublished ? texts.editNote : texts.draftNote}
              </Text>
            </Stack>
          </div>
        </Aside>
      </Columns>
      <WizardBar
        step={step}
        status={saveText(state, wrongFields(fields).size)}
        isPublished={isPublished}
        hasChanges={dirty.size > 0}
        busy={isBusy}
        onStep={goTo}
        onNext={goOn}
        onFinish={() => void finish()}
      />
      <LeaveDialog guard={leaveGuard} />
    </PublishContext>
  );
}
