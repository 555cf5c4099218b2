import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { useLocation, useParams } from '@pokriv/web-kit/router';
import { useUser, type SessionUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { Container, ErrorState, PageSpinner } from '@pokriv/web-kit/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { listingOfLeva } from '../copies-in-leva.ts';
import { DetailMissing } from '../detail/detail-missing.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { isOwnView, type Listing } from '../listing.ts';
import { isEditable } from '../mine/owner-actions.ts';
import { createDraft } from './draft.ts';
import { isUnpublished } from './saving/autosave-delay.ts';
import { newFormId, readLocalDraft } from './saving/local-draft.ts';
import { createdFrom, rememberCreated } from './saving/created-drafts.ts';
import { UnfinishedNotice } from './saving/unfinished-notice.tsx';
import { CreatedRedirect } from './created-redirect.tsx';
import { CorrectionRedirect } from './correction-redirect.tsx';
import { publishTexts as texts } from './messages.ts';
import { NewDraftRedirect } from './new-draft-redirect.tsx';
import { newListing } from './new-listing.ts';
import { PublishEditor } from './publish-editor.tsx';
import { RecentDraft } from './recent-draft.tsx';

/** Lazy, because a listing under review has no form. */
const PendingView = lazyPart(
  () =>
    import(/* webpackChunkName: "pending-view" */ './revision/pending-view.tsx').then(
      (file) => file.PendingView,
    ),
  { waiting: <PageSpinner />, missing: texts.pendingMissing },
);

interface EditorProps {
  listing?: OwnProperty;
  draftKey?: string;
  user: SessionUser;
  onCreated?: (id: string) => void;
}

/** Creates the draft store once: from the server's listing, the local draft, or defaults. */
function Editor({ listing, draftKey = '', user, onCreated }: EditorProps) {
  const [{ draft, defaults, isRestored }] = useState(() => {
    const kept = readLocalDraft(user.id, listing?.id ?? newFormId(draftKey));
    const defaults = newListing(user);
    const made = createDraft({ listing, kept, defaults });
    const { dirty } = made.get();
    return { draft: made, defaults, isRestored: dirty.size > 0 && !isUnpublished(made.get()) };
  });
  const [id, setId] = useState(listing?.id);
  const tell = useEffectEvent((made: string) => {
    setId(made);
    onCreated?.(made);
  });

  useEffect(() => {
    if (listing) return;
    return draft.subscribe(() => {
      const { saved } = draft.get();
      if (saved) tell(saved.id);
    });
  }, [draft, listing]);

  const isWithin = ({ pathname, searchParams }: URL): boolean =>
    (id !== undefined && pathname === pathTo(pages.editListing, id)) ||
    (pathname === pages.newListing.path && searchParams.get('draft') === draftKey);

  return (
    <PublishEditor
      draft={draft}
      userId={user.id}
      formId={id ?? newFormId(draftKey)}
      isWithin={isWithin}
      isNew={!listing}
      defaults={defaults}
      isRestored={isRestored}
      notice={!id && <UnfinishedNotice userId={user.id} exceptKey={draftKey} />}
    />
  );
}

/** Fetched once: a later revalidation must not replace typed values. */
function SavedEditor({ id, user }: { id: string; user: SessionUser }) {
  const read = useRead('getProperty', {
    params: { id },
    swr: { dedupingInterval: 0, revalidateOnReconnect: false },
  });
  const { data, error, isValidating, mutate } = read;
  const [listing, setListing] = useState<Listing>();
  // A reply that is in the cache before the request starts is of an earlier visit.
  const [hasStarted, setHasStarted] = useState(false);
  if (!hasStarted && isValidating) setHasStarted(true);
  if (!listing && hasStarted && data && !isValidating) setListing(listingOfLeva(data.data));
  if (!listing && error) return <DetailMissing error={error} onRetry={() => void mutate()} />;
  if (!listing) return <PageSpinner />;
  if (!isOwnView(listing) || !isEditable(listing.status)) return <ErrorState message={texts.notEditable} />;
  if (listing.status === 'pending') return <PendingView listing={listing} onTaken={setListing} />;
  return (
    <>
      <CorrectionRedirect listing={listing} />
      <Editor listing={listing} user={user} />
    </>
  );
}

/** New or existing listing (decisions §3). The form stays mounted when its draft gets an id. */
export function PublishPage() {
  const { id } = useParams();
  const { search } = useLocation();
  const user = useUser();
  const [created, setCreated] = useState<{ id: string; draftKey: string }>();
  useTitle(id ? texts.editTitle : texts.newTitle);

  if (!user) return <Container />;
  const isOwnDraft = created !== undefined && created.id === id;
  if (id && !isOwnDraft) return <SavedEditor key={id} id={id} user={user} />;
  const draftKey = isOwnDraft ? created.draftKey : new URLSearchParams(search).get('draft');
  if (!draftKey) return <NewDraftRedirect />;

  const made = id ? undefined : createdFrom(draftKey);
  const remember = (newId: string) => {
    if (created?.id === newId) return;
    rememberCreated(draftKey, newId);
    setCreated({ id: newId, draftKey });
  };
  return (
    <>
      {made && <CreatedRedirect id={made} />}
      {(!made || created?.id === made) && (
        <RecentDraft key={draftKey} isBegun={readLocalDraft(user.id, newFormId(draftKey)) !== undefined}>
          <Editor key={draftKey} draftKey={draftKey} user={user} onCreated={remember} />
        </RecentDraft>
      )}
    </>
  );
}
