import { breakpoint, Button, Container, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

import { ConflictNotice } from './conflict-notice.tsx';
import { ContactSection } from './contact-section.tsx';
import type { Draft } from './draft.ts';
import { openIssues, requiredPaths, wrongFields } from './field-rules.ts';
import { HomeSection } from './home-section.tsx';
import { IssueList } from './issue-list.tsx';
import { publishTexts as texts } from './messages.ts';
import { PicturesSection } from './pictures/pictures-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PriceSection } from './price-section.tsx';
import { PublishContext, type PublishForm } from './publish-form.ts';
import { ReviewSection } from './review-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { StepLinks } from './step-links.tsx';
import { TermsSection } from './terms-section.tsx';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useFinish } from './use-finish.ts';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(8)} ${space(12)};

  ${breakpoint.desktop} {
    grid-template-columns: 210px minmax(0, 1fr);
    gap: ${space(6)} ${space(10)};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-column: 1 / -1;
`;

interface PublishEditorProps {
  draft: Draft;
  userId: string;
  isNew: boolean;
  /** Why a moderator sent it back. */
  rejection?: string;
  /** Changes of an earlier visit are in the draft; this takes them out again. */
  onDiscard?: () => void;
}

/** The whole form of one listing. */
export function PublishEditor({ draft, userId, isNew, rejection, onDiscard }: PublishEditorProps) {
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  useDraftKeeping(draft, state, userId);

  const { fields, images, refused, saved, save } = state;
  const isPublished = saved !== undefined && saved.status !== 'draft' && saved.status !== 'rejected';
  const issues = openIssues(fields, images.length);
  const { attempt, isBusy, finish } = useFinish({ draft, isPublished, openCount: issues.size });
  const shown = new Map([...issues, ...refused]);
  const wrong = wrongFields(fields);
  const required = requiredPaths(fields);

  const form: PublishForm = {
    fields,
    set: draft.set,
    touch: (path) => setTouched((paths) => (paths.has(path) ? paths : new Set(paths).add(path))),
    errorOf: (path) =>
      refused.get(path) ?? (attempt > 0 ? issues.get(path) : touched.has(path) ? wrong.get(path) : undefined),
    isRequired: (path) => required.has(path),
  };

  return (
    <PublishContext value={form}>
      <Columns>
        <Head>
          <Stack $gap={1}>
            <Heading as="h1" $size="display">
              {isNew ? texts.newTitle : texts.editTitle}
            </Heading>
            <Text $tone="muted">{isPublished ? texts.editLead : texts.lead}</Text>
          </Stack>
          {rejection && (
            <Notice tone="danger" title={texts.rejected}>
              {rejection}
            </Notice>
          )}
          {save === 'conflict' && <ConflictNotice draft={draft} />}
          {onDiscard && (
            <Notice
              title={texts.restoredTitle}
              actions={
                <Button type="button" variant="secondary" size="small" onClick={onDiscard}>
                  {texts.discard}
                </Button>
              }
            >
              {texts.restoredText}
            </Notice>
          )}
          {attempt > 0 && shown.size > 0 && <IssueList issues={shown} attempt={attempt} />}
        </Head>
        <StepLinks issues={issues} />
        <Stack $gap={5}>
          <PlaceSection />
          <HomeSection />
          <PriceSection />
          <TermsSection />
          <PicturesSection draft={draft} state={state} />
          <ContactSection />
          <ReviewSection state={state} isReady={issues.size === 0} />
        </Stack>
      </Columns>
      <SaveBar state={state} isPublished={isPublished} busy={isBusy} onFinish={() => void finish()} />
    </PublishContext>
  );
}
