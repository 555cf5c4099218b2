import * as pages from '@pokriv/contracts/pages';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, Notice, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { FieldPair, FormStack } from '../../frame/form-stack.ts';
import { UnsavedGuard } from '../../frame/unsaved-guard.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../use-profile.ts';
import { CompanyForm, typedOf } from './company-form.ts';
import { texts } from './messages.ts';

/** Data of an agency that fill a new listing; all empty removes them. */
export function CompanySection({ user, take }: SectionProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    CompanyForm,
    async ({ company }, controls) => {
      const { data } = await call('updateProfile', { body: { company } });
      controls.reset(typedOf(data.company));
      take(data);
      toast({ tone: 'success', text: company ? texts.saved : texts.removed });
    },
    typedOf(user.company),
  );
  const { isDirty } = form.formState;
  const field = (name: 'agencyName' | 'eik' | 'commissionPercent' | 'depositMonths') => ({
    ...form.register(`company.${name}`),
    error: form.errorOf(`company.${name}`),
  });
  return (
    <SectionFrame id="company" lead={texts.lead}>
      <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <FieldPair>
          <Field label={texts.agencyName} autoComplete="organization" {...field('agencyName')} />
          <Field label={texts.eik} inputMode="numeric" autoComplete="off" {...field('eik')} />
        </FieldPair>
        <FieldPair>
          <Field
            label={texts.commission}
            hint={texts.commissionHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('commissionPercent')}
          />
          <Field
            label={texts.deposit}
            hint={texts.depositHint}
            inputMode="decimal"
            autoComplete="off"
            {...field('depositMonths')}
          />
        </FieldPair>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Cluster $gap={4}>
          <Button busy={form.isSubmitting}>{form.isSubmitting ? texts.submitting : texts.submit}</Button>
          {isDirty && (
            <Text as="span" $size="small" $tone="muted">
              {texts.unsaved}
            </Text>
          )}
        </Cluster>
      </FormStack>
      <UnsavedGuard isActive={isDirty} path={pages.profile.path} message={texts.leaveText} />
    </SectionFrame>
  );
}
