import { formatPhone } from '@pokriv/contracts/phone';
import { ProfileChange, type User } from '@pokriv/contracts/account/user';
import { call } from '@pokriv/web-kit/api';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { successText } from '@pokriv/web-kit/messages';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { FieldPair, FormStack } from '../../frame/form-stack.ts';
import { PhoneVerification } from '../phone/phone-verification.tsx';
import { SaveEnd } from '../save-end.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { useFreshValues } from '../use-fresh-values.ts';
import type { SectionProps } from '../use-profile.ts';
import { texts } from './messages.ts';
import { PhoneHint } from './phone-hint.tsx';
import { usePhoneCheck } from './use-phone-check.ts';

const PersonalData = ProfileChange.pick({ firstName: true, lastName: true, phone: true });

const valuesOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ? formatPhone(user.phone) : '',
});

/** Names and phone; an empty phone is removed. Only changed fields are sent. */
export function DataSection({ user, take }: SectionProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    PersonalData,
    async ({ firstName, lastName, phone: typedPhone }, controls) => {
      const phone = typedPhone || null;
      const { data } = await call('updateProfile', {
        body: {
          ...(firstName !== user.firstName && { firstName }),
          ...(lastName !== user.lastName && { lastName }),
          ...(phone !== user.phone && { phone }),
        },
      });
      controls.reset(valuesOf(data));
      take(data);
      toast({ tone: 'success', text: successText('auth.profile') });
    },
    valuesOf(user),
  );
  useFreshValues(form, valuesOf(user));
  const phone = usePhoneCheck(useWatch({ control: form.control, name: 'phone' }) ?? '', user.phone);
  const taken = phone === 'taken' ? texts.phoneTaken : undefined;

  return (
    <SectionFrame id="data" lead={texts.lead}>
      <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <FieldPair>
          <Field
            label={texts.firstName}
            autoComplete="given-name"
            required
            {...form.register('firstName')}
            error={form.errorOf('firstName')}
          />
          <Field
            label={texts.lastName}
            autoComplete="family-name"
            required
            {...form.register('lastName')}
            error={form.errorOf('lastName')}
          />
        </FieldPair>
        <Field
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          hint={<PhoneHint state={phone} />}
          {...form.register('phone')}
          error={form.errorOf('phone') ?? taken}
        />
        <SaveEnd form={form} leaveText={texts.leaveText} />
      </FormStack>
      <PhoneVerification user={user} take={take} />
    </SectionFrame>
  );
}
