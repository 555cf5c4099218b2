import { NewSharedList, type OwnSharedList } from '@pokriv/contracts/shared-list/shared-list';
import { call, refresh } from '@pokriv/web-kit/api';
import { useForm, type Form } from '@pokriv/web-kit/form';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';
import { useState } from 'react';

type Typed = (typeof NewSharedList)['_zod']['input'];
export type ShareForm = Form<Typed, NewSharedList>;

/** Idempotent for repeated presses. @param homes initial selection */
export function useShareForm(homes: string[]) {
  const user = useUser();
  const [made, setMade] = useState<OwnSharedList>();
  const [attempt, setAttempt] = useState<{ key: string; of: string }>();
  const form: ShareForm = useForm<Typed, NewSharedList>(
    NewSharedList,
    async (body) => {
      const of = JSON.stringify(body);
      const key = attempt?.of === of ? attempt.key : crypto.randomUUID();
      setAttempt({ key, of });
      const { data } = await call('shareHomes', {
        body,
        headers: { 'idempotency-key': key },
        quiet: pageErrorCodes,
      });
      setMade(data);
      await refresh('listSharedLists');
    },
    { name: user?.firstName ?? '', homes },
    'onSubmit',
  );
  return { form, made };
}
