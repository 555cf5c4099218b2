import { formatPhone } from '@pokriv/contracts/phone';
import { ProfileChange, type User } from '@pokriv/contracts/user';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { successText } from '@pokriv/web-kit/messages';
import { setAuth } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Card, Cluster, Heading, Notice } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { FieldPair, FormStack } from '../frame/form-stack.ts';
import { texts } from '../messages.ts';

const PersonalData = ProfileChange.pick({ firstName: true, lastName: true, phone: true });

const valuesOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ? formatPhone(user.phone) : '',
});

interface DataFormProps {
  user: User;
  onSaved: (user: User) => void;
}

/** Names and phone; an emptied phone is taken away. */
export function DataForm({ user, onSaved }: DataFormProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    PersonalData,
    async ({ phone, ...names }, controls) => {
      const { data } = await call('updateProfile', { body: { ...names, phone: phone || null } });
      setAuth({ user: data });
      controls.reset(valuesOf(data));
      onSaved(data);
      toast({ tone: 'success', text: successText('auth.profile') });
    },
    valuesOf(user),
  );

  return (
    <Card as="section">
      <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Heading $size="lead">{texts.profile.data}</Heading>
        <FieldPair>
          <Field
            label={texts.profile.firstName}
            autoComplete="given-name"
            required
            {...form.register('firstName')}
            error={form.errorOf('firstName')}
          />
          <Field
            label={texts.profile.lastName}
            autoComplete="family-name"
            required
            {...form.register('lastName')}
            error={form.errorOf('lastName')}
          />
        </FieldPair>
        <Field
          label={texts.profile.phone}
          type="tel"
          autoComplete="tel"
          hint={texts.profile.phoneHint}
          {...form.register('phone')}
          error={form.errorOf('phone')}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <Cluster>
          <Button busy={form.isSubmitting}>
            {form.isSubmitting ? texts.profile.submitting : texts.profile.submit}
          </Button>
        </Cluster>
      </FormStack>
    </Card>
  );
}
