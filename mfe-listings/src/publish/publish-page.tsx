import { rejectCodes } from '@pokriv/contracts/listing-states';
import type { OwnProperty } from '@pokriv/contracts/property';
import { useRead } from '@pokriv/web-kit/api';
import { useLocation, useNavigate, useParams } from '@pokriv/web-kit/router';
import { useUser, type SessionUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { Container, ErrorState, PageSpinner } from '@pokriv/web-kit/ui';
import { useEffect, useState } from 'react';

import { DetailMissing } from '../detail/detail-missing.tsx';
import { isOwnView, type Listing } from '../detail/listing.ts';
import { isEditable } from '../mine/owner-actions.ts';
import { createDraft, type Draft } from './draft.ts';
import { keep, readKept } from './kept-draft.ts';
import { publishTexts as texts } from './messages.ts';
import { newListing } from './new-listing.ts';
import { PublishEditor } from './publish-editor.tsx';

function rejectionOf(listing: OwnProperty | undefined): string | undefined {
  if (listing?.status !== 'rejected') return undefined;
  const { code, reason } = listing.moderation;
  return [code && rejectCodes[code], reason].filter(Boolean).join('. ') || undefined;
}

interface EditorProps {
  listing?: OwnProperty;
  user: SessionUser;
  onCreated?: (id: string) => void;
}

/** Makes the draft once: from the server's listing, what was kept on this device, or from nothing. */
function Editor({ listing, user, onCreated }: EditorProps) {
  const start = (kept = readKept(user.id, listing?.id)): { draft: Draft; isRestored: boolean } => ({
    draft: createDraft({
      listing,
      fields: { ...(!listing && newListing(user)), ...kept?.fields },
      dirty: kept?.dirty,
    }),
    isRestored: kept !== undefined,
  });
  const [{ draft, isRestored }, setStart] = useState(() => start());
  const [visit, setVisit] = useState(0);

  useEffect(() => {
    if (!onCreated) return;
    return draft.subscribe(() => {
      const { saved } = draft.get();
      if (saved) onCreated(saved.id);
    });
  }, [draft, onCreated]);

  const discard = () => {
    keep(user.id, listing?.id, {});
    setStart({ ...start(undefined), isRestored: false });
    setVisit(visit + 1);
  };

  return (
    <PublishEditor
      key={visit}
      draft={draft}
      userId={user.id}
      isNew={!listing}
      rejection={rejectionOf(listing)}
      onDiscard={isRestored ? discard : undefined}
    />
  );
}

/** Asked anew, then left alone: what is read again later must not replace what a person types. */
function SavedEditor({ id, user }: { id: string; user: SessionUser }) {
  const read = useRead('getProperty', {
    params: { id },
    swr: { dedupingInterval: 0, revalidateOnReconnect: false },
  });
  const { data, error, isValidating, mutate } = read;
  const [listing, setListing] = useState<Listing>();
  if (!listing && data && !isValidating) setListing(data.data);
  if (!listing && error) return <DetailMissing error={error} onRetry={() => void mutate()} />;
  if (!listing) return <PageSpinner />;
  if (!isOwnView(listing) || !isEditable(listing.status)) return <ErrorState message={texts.notEditable} />;
  return <Editor listing={listing} user={user} />;
}

/** A new listing, or one that is there already (decisions §3). The form lives on when its draft gets a number. */
export function PublishPage() {
  const { id } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const [created, setCreated] = useState<{ id: string; formKey: string }>();
  useTitle(id ? texts.editTitle : texts.newTitle);

  if (!user) return <Container />;
  const isOwnDraft = created !== undefined && created.id === id;
  if (id && !isOwnDraft) return <SavedEditor key={id} id={id} user={user} />;
  const formKey = isOwnDraft ? created.formKey : key;
  const showAddress = (newId: string) => {
    if (created?.id === newId) return;
    setCreated({ id: newId, formKey });
    void navigate(`/edit-property/${newId}`, { replace: true });
  };
  return <Editor key={formKey} user={user} onCreated={showAddress} />;
}
