import { photosOf } from '@pokriv/contracts/listing/floor-plans';
import { useLeaveGuard } from '@pokriv/web-kit/leave-guard';
import { breakpoint, Container, Heading, size, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { Draft } from './draft.ts';
import { doneSteps } from './done-steps.ts';
import type { DraftFields } from './draft-fields.ts';
import { openIssues, wrongFields } from './field-rules.ts';
import { isUnpublished } from './saving/autosave-delay.ts';
import { LeaveDialog } from './saving/leave-dialog.tsx';
import { DraftNotices } from './saving/draft-notices.tsx';
import { keepingTexts } from './saving/messages.ts';
import { saveText } from './saving/save-text.ts';
import { useDraftSaving } from './saving/use-draft-saving.ts';
import { publishTexts as texts } from './messages.ts';
import { PublishContext } from './publish-form.ts';
import { QualityCard } from './review/quality-card.tsx';
import { RemarkContext } from './remarks/remark-context.ts';
import { RemarkSummary } from './remarks/remark-summary.tsx';
import { useOpenRemarks } from './remarks/use-open-remarks.ts';
import { RevisionNotice } from './revision/revision-notice.tsx';
import { ListingPreview } from './sections/review-section.tsx';
import { StepSection } from './sections/step-section.tsx';
import type { StepId } from '../form-address/form-steps.ts';
import { inStepOrder, issuesOf, steps, stepsAround } from './steps.ts';
import { useFinish } from './use-finish.ts';
import { usePublishFormOf } from './use-publish-form.ts';
import { IssueList } from './wizard/issue-list.tsx';
import { useSendingBlock } from './wizard/sending-block.tsx';
import { SendingNotices } from './wizard/sending-notices.tsx';
import { StepRail } from './wizard/step-rail.tsx';
import { useStep } from './wizard/use-step.ts';
import { WizardBar } from './wizard/wizard-bar.tsx';

/** Window height at least, so that the bar of a short step sits at the bottom. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  min-height: calc(100dvh - ${size.header});
`;

const Columns = styled(Container)`
  display: grid;
  align-content: start;
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

/** Lazy, because two devices seldom edit one listing. */
const ConflictDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "conflict" */ './saving/conflict-dialog.tsx').then(
      (file) => file.ConflictDialog,
    ),
  { waiting: null, missing: keepingTexts.clashMissing },
);

const all: ReadonlySet<StepId> = new Set(steps.map(({ id }) => id));

interface PublishEditorProps {
  draft: Draft;
  userId: string;
  formId: string;
  isWithin: (url: URL) => boolean;
  isNew: boolean;
  defaults: DraftFields;
  /** Unsaved changes of a published listing were restored from an earlier visit. */
  isRestored: boolean;
  notice?: React.ReactNode;
}

export function PublishEditor({ draft, userId, formId, isWithin, isNew, ...rest }: PublishEditorProps) {
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  const { step, goTo, goToField } = useStep();
  const [tried, setTried] = useState<ReadonlySet<StepId>>(new Set());
  const [tries, setTries] = useState(0);
  const [visit, setVisit] = useState({ at: step.id, left: new Set<StepId>() });
  if (visit.at !== step.id) setVisit({ at: step.id, left: new Set(visit.left).add(visit.at) });
  useDraftSaving(draft, state, { userId, formId });
  // Shown later, when the connection may be lost.
  useEffect(() => {
    ListingPreview.preload();
    ConflictDialog.preload();
  }, []);

  const { fields, images, refused, server, save, dirty } = state;
  const isPublished = !isUnpublished(state);
  const photos = photosOf(images).length;
  const issues = inStepOrder(openIssues(fields, photos));
  const block = useSendingBlock(isPublished);
  const hasChanges = dirty.size > 0;
  const { defaults } = rest;
  const done = doneSteps({ fields, defaults, issues, left: visit.left, isPublished, hasChanges });
  const { attempt, isBusy, finish } = useFinish({ draft, isPublished, openCount: issues.size });
  const told = attempt > 0 ? all : tried;
  const form = usePublishFormOf({ draft, state, issues, told });
  const remarks = useOpenRemarks(draft, state);
  const leaveGuard = useLeaveGuard({
    isActive: hasChanges || save === 'saving',
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
    // Pictures may be missing or uploading here: the counter tracks them.
    if (ownIssues.size === 0 || step.id === 'pictures') return goTo(after.id);
    setTried(new Set(tried).add(step.id));
    setTries(tries + 1);
  };
  const everything = new Map([...issues, ...refused]);
  const isToldHere = tried.has(step.id) && ownIssues.size > 0 && attempt === 0;

  return (
    <PublishContext value={form}>
      <RemarkContext value={remarks}>
        <Frame>
          <Columns>
            <Head>
              <Heading as="h1" $size="title">
                {isNew ? texts.newTitle : texts.editTitle}
              </Heading>
            </Head>
            <StepRail current={step} issues={issues} told={told} done={done} />
            <Stack $gap={4}>
              {rest.notice}
              {server && <RevisionNotice listing={server} />}
              <RemarkSummary isLast={step.id === 'review'} isPublished={isPublished} />
              {state.conflict && <ConflictDialog draft={draft} state={state} conflict={state.conflict} />}
              <DraftNotices draft={draft} state={state} wasRestored={rest.isRestored} />
              <SendingNotices
                state={state}
                step={step.id}
                isPublished={isPublished}
                isBusy={isBusy}
                block={block}
                issues={everything}
                attempt={attempt}
                onField={goToField}
              />
              {isToldHere && (
                <IssueList
                  title={texts.stepIssuesTitle}
                  issues={ownIssues}
                  attempt={tries}
                  onField={goToField}
                  onLater={after && (() => goTo(after.id))}
                />
              )}
              <StepSection
                step={step.id}
                draft={draft}
                state={state}
                isReady={!isPublished && !block && issues.size === 0}
                onField={goToField}
              />
            </Stack>
            <Aside>
              <div>
                <Stack $gap={4}>
                  <QualityCard pictures={photos} onField={goToField} />
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
            hasChanges={hasChanges}
            missing={issues.size}
            busy={isBusy}
            onStep={goTo}
            onNext={goOn}
            onFinish={() => void finish()}
          />
        </Frame>
      </RemarkContext>
      <LeaveDialog guard={leaveGuard} />
    </PublishContext>
  );
}
