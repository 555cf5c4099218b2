import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { FieldPair, FormStack } from '../../frame/form-stack.ts';
import { SaveEnd } from '../save-end.tsx';
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
        <SaveEnd form={form} leaveText={texts.leaveText} />
      </FormStack>
    </SectionFrame>
  );
}
