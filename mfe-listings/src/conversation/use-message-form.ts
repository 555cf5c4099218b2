import { NewThread, type SentMessage, type TenantFacts } from '@pokriv/contracts/conversation/thread';
import { AppError } from '@pokriv/contracts/errors';
import { call, refresh, useRead } from '@pokriv/web-kit/api';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { useSession } from '@pokriv/web-kit/session';
import { useEffect, useEffectEvent, useState } from 'react';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { keepWish, useSignInFor, type WishedListing } from '../sign-in-wish.ts';
import { clientIdFor, readMessageDraft, storeMessageDraft } from './message-draft.ts';

/** Omits empty facts; undefined when none is left. */
function saidFacts(facts: TenantFacts = {}): TenantFacts | undefined {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

const isOutage = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 0 || error.status >= 500);

/**
 * First message to a landlord. Each keystroke is stored locally by listing and user until the send, so a visitor's text
 * survives sign-in (design/conversations, Screens).
 */
export function useMessageForm(listing: WishedListing, onSent: (sent: SentMessage) => void) {
  const { id } = listing;
  const session = useSession();
  const isVisitor = session.status === 'visitor';
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const signInFor = useSignInFor('message');
  const [draft] = useState(() => readMessageDraft(userId, id));
  const [isOffline, setIsOffline] = useState(false);
  const { data: remembered } = useRead('readMyFacts', {
    isEnabled: userId !== undefined && draft?.facts === undefined,
    quiet: pageErrorCodes,
  });

  const form = useForm(
    NewThread,
    async ({ text, facts, listingId }) => {
      if (isVisitor) {
        keepWish('message', id);
        return signInFor(listing);
      }
      const clientId = clientIdFor(text, readMessageDraft(userId, id)?.attempt);
      const said = saidFacts(facts);
      const message = { text, ...(said && { facts: said }) };
      storeMessageDraft(userId, id, { ...message, attempt: { clientId, text } });
      setIsOffline(false);
      try {
        const body = { ...message, listingId, clientId };
        const { data } = await call('startThread', { body, quiet: pageErrorCodes });
        storeMessageDraft(userId, id, undefined);
        onSent(data);
        await refresh('listThreads', 'readMyFacts');
      } catch (error) {
        setIsOffline(isOutage(error));
        throw error;
      }
    },
    {
      listingId: id,
      text: draft?.text ?? '',
      // Replaced on sending.
      clientId: crypto.randomUUID(),
      ...(draft?.facts && { facts: draft.facts }),
    },
    'onSubmit',
  );
  const { control, getValues, setValue } = form;

  const keep = ({ hasFacts = false } = {}): void => {
    const { text, facts: typed } = getValues();
    const before = readMessageDraft(userId, id);
    const facts = hasFacts ? saidFacts(typed) : before?.facts;
    const { attempt } = before ?? {};
    const isEmpty = text.trim() === '' && !facts && !attempt;
    storeMessageDraft(
      userId,
      id,
      isEmpty ? undefined : { text, ...(facts && { facts }), ...(attempt && { attempt }) },
    );
  };

  const fill = useEffectEvent((facts: TenantFacts) => {
    if (!readMessageDraft(userId, id)?.facts) setValue('facts', facts);
  });
  const known = remembered?.data;
  useEffect(() => {
    if (known) fill(known);
  }, [known]);

  return {
    ...form,
    text: useWatch({ control, name: 'text' }),
    hasFacts: saidFacts(useWatch({ control, name: 'facts' })) !== undefined,
    hasDraftFacts: draft?.facts !== undefined,
    isOffline,
    isVisitor,
    keep,
    setText: (text: string) => {
      setValue('text', text);
      keep();
    },
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;
