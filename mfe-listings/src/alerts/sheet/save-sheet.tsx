import { SAVED_SEARCH_LIMITS, type AlertFrequency } from '@pokriv/contracts/alert/alert-rules';
import * as pages from '@pokriv/contracts/pages';
import { call } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';
import { Button, ButtonLink, Divider, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Sheet } from '@pokriv/web-kit/ui/dialog';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';

import type { SearchState } from '../../search-address/search-state.ts';
import { keepWish, useSignInFor } from '../../sign-in-wish.ts';
import { UnverifiedNotice, useUnverifiedEmail } from '../../verification/unverified-email.tsx';
import { MailsOffNotice, useMailsOff } from '../mails-off.tsx';
import { alertTexts } from '../messages.ts';
import { Estimate } from './estimate.tsx';
import { sheetTexts as texts } from './messages.ts';
import { filterKey, savedFilterOf } from '../saved-filter.ts';
import { SavedView, type Saving } from './saved-view.tsx';
import { keepSearchDraft, type SearchDraft } from '../search-draft.ts';
import { SearchFields } from './search-fields.tsx';
import { useSearchForm, type SearchForm, type Wanted } from './search-form.ts';
import { refreshSearches, useSavedSearches } from '../use-saved-searches.ts';

const mailed: readonly AlertFrequency[] = ['instant', 'daily', 'weekly'];

export interface SaveSheetProps {
  state: SearchState;
  /** Timestamp of the visible results: alerts start after it. */
  asOf: string | undefined;
  /** Choices from before the sign-in, saved immediately. */
  wished?: SearchDraft | undefined;
  onClose: () => void;
}

/** A visitor leaves an e-mail, or signs in and returns (design/alerts, Screens). */
export function SaveSheet({ state, asOf, wished, onClose }: SaveSheetProps) {
  const user = useUser();
  const isVisitor = user === undefined;
  const [saving, setSaving] = useState<Saving>();
  const { searches, mutate } = useSavedSearches();
  const filter = savedFilterOf(state);

  const saveOwn = async ({ name, frequency, reasons }: Wanted): Promise<void> => {
    const known = searches ?? (await mutate().catch(() => undefined))?.data;
    const body = { name, filter, frequency, reasons, asOf: wished?.asOf ?? asOf };
    const { data: search } = await call('saveSearch', { body, quiet: pageErrorCodes });
    const isKnown = known?.some(({ id }) => id === search.id);
    setSaving({ kind: isKnown ? 'existing' : 'saved', search });
    await refreshSearches();
  };
  const askByMail = async ({ name, frequency, reasons, email = '' }: Wanted): Promise<void> => {
    const body = { name, filter, frequency, reasons, email, asOf };
    await call('saveAnonymousSearch', { body, quiet: pageErrorCodes });
    setSaving({ kind: 'mailed', email });
  };
  const form = useSearchForm(
    { state, chosen: wished, needsEmail: isVisitor },
    isVisitor ? askByMail : saveOwn,
  );
  const saveWish = useEffectEvent(() => void form.onSubmit());
  const isWished = wished !== undefined;
  useEffect(() => {
    if (isWished) saveWish();
  }, [isWished]);

  const signInFor = useSignInFor('search');
  const signIn = (): void => {
    const { name, frequency = 'instant', reasons } = form.getValues();
    const key = filterKey(state);
    keepSearchDraft(key, { name, frequency, reasons: reasons as SearchDraft['reasons'], asOf });
    keepWish('search', key);
    signInFor({ id: key, title: name });
  };

  return (
    <Sheet
      open
      onClose={onClose}
      locked={form.isSubmitting}
      title={alertTexts.save}
      footer={
        saving ? (
          <Button type="button" variant="secondary" onClick={onClose}>
            {texts.done}
          </Button>
        ) : (
          <SaveActions form={form} isVisitor={isVisitor} />
        )
      }
    >
      {saving ? (
        <SavedView saving={saving} />
      ) : (
        <Stack as="form" id={form.formId} $gap={5} onSubmit={(event) => void form.onSubmit(event)} noValidate>
          {isVisitor ? (
            <SignInOffer onSignIn={signIn} />
          ) : (
            <AccountNotices form={form} count={searches?.length} />
          )}
          {isVisitor && (
            <Field
              label={texts.fields.email}
              hint={texts.fields.emailHint}
              type="email"
              autoComplete="email"
              required
              error={form.errorOf('email')}
              {...form.register('email')}
            />
          )}
          <SearchFields form={form} {...(isVisitor && { frequencies: mailed })} />
          <Estimate state={state} />
          {isVisitor && form.failure && <Notice tone="danger">{form.failure}</Notice>}
        </Stack>
      )}
    </Sheet>
  );
}

function SaveActions({ form, isVisitor }: { form: SearchForm; isVisitor: boolean }) {
  const idle = isVisitor ? texts.subscribe : texts.save;
  const busy = isVisitor ? texts.subscribing : texts.saving;
  return (
    <Button form={form.formId} busy={form.isSubmitting}>
      {form.isSubmitting ? busy : idle}
    </Button>
  );
}

function SignInOffer({ onSignIn }: { onSignIn: () => void }) {
  return (
    <>
      <Stack $gap={3}>
        <Text>{texts.signInText}</Text>
        <div>
          <Button type="button" variant="secondary" onClick={onSignIn}>
            {texts.signIn}
          </Button>
        </div>
      </Stack>
      <Divider />
      <Text $strong>{texts.or}</Text>
    </>
  );
}

/** Obstacles for an account: full list, unverified e-mail, refusal by the server. */
function AccountNotices({ form, count = 0 }: { form: SearchForm; count: number | undefined }) {
  const unverified = useUnverifiedEmail({ isEnabled: true });
  const areMailsOff = useMailsOff();
  const isFull = count >= SAVED_SEARCH_LIMITS.searchesMost;
  const toSearches = (
    <ButtonLink to={pages.savedSearches.path} variant="secondary" size="small">
      {texts.toSearches}
    </ButtonLink>
  );
  return (
    <>
      {unverified !== undefined && <UnverifiedNotice>{texts.unverified(unverified)}</UnverifiedNotice>}
      {unverified === undefined && areMailsOff && <MailsOffNotice />}
      {form.failure && (
        <Notice tone="danger" actions={isFull && toSearches}>
          {form.failure}
        </Notice>
      )}
      {!form.failure && isFull && (
        <Notice tone="wait" actions={toSearches}>
          {texts.full}
        </Notice>
      )}
    </>
  );
}
