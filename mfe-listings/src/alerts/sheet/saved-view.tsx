import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { PushOffer } from '@pokriv/web-kit/push';
import { ButtonLink, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { useUnverifiedEmail } from '../../verification/unverified-email.tsx';
import { useMailsOff } from '../mails-off.tsx';
import { sheetTexts as texts } from './messages.ts';
import { savedSearchHref } from '../saved-search-href.ts';

/** New search, existing search, or confirmation mail. */
export type Saving = { kind: 'saved' | 'existing'; search: SavedSearch } | { kind: 'mailed'; email: string };

function Outcome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Takes the focus of the pressed button it replaces.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Heading as="h3" $size="lead" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

export function SavedView({ saving }: { saving: Saving }) {
  if (saving.kind === 'mailed') {
    return <Outcome title={texts.mailTitle} text={texts.mailText(saving.email)} />;
  }
  return <SavedOutcome search={saving.search} isNew={saving.kind === 'saved'} />;
}

/** Describes future alerts within the user's choices and mail settings. */
function useSavedText({ frequency }: SavedSearch): string {
  const areMailsOff = useMailsOff();
  const unverified = useUnverifiedEmail({ isEnabled: true });
  if (frequency === 'off') return texts.savedText.off;
  if (areMailsOff) return texts.savedMailsOff;
  return unverified === undefined ? texts.savedText[frequency] : texts.savedUnverified;
}

function SavedOutcome({ search, isNew }: { search: SavedSearch; isNew: boolean }) {
  const { id, name, frequency } = search;
  const savedText = useSavedText(search);
  return (
    <Outcome
      title={isNew ? texts.savedTitle : texts.existingTitle}
      text={isNew ? savedText : texts.existingText(name)}
    >
      <div>
        <ButtonLink to={savedSearchHref(id)} variant="secondary">
          {isNew ? texts.toSearches : texts.open}
        </ButtonLink>
      </div>
      {frequency !== 'off' && <PushOffer after="search" />}
    </Outcome>
  );
}
