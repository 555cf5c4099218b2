import { AdminUserChange, type AdminUser } from '@pokriv/contracts/account/admin-user';
import { formatPhone } from '@pokriv/contracts/phone';
import { useForm } from '@pokriv/web-kit/form';
import { Button, Card, Heading, Notice, Stack } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';

import { texts as common } from '../messages.ts';
import { texts } from './messages.ts';
import { useUserWrite, type UserPartProps } from './use-user-write.ts';

const PersonalData = AdminUserChange.pick({ firstName: true, lastName: true, phone: true });

const valuesOf = ({ firstName, lastName, phone }: AdminUser) => ({
  firstName,
  lastName,
  phone: phone ? formatPhone(phone) : '',
});

/** Names and phone of another user; an empty phone is removed. */
export function DataForm({ user, onChange }: UserPartProps) {
  const write = useUserWrite(onChange);
  const form = useForm(
    PersonalData,
    async ({ phone, ...names }, controls) => {
      const changed = await write.update(user.id, { ...names, phone: phone || null }, texts.saved);
      controls.reset(valuesOf(changed));
    },
    valuesOf(user),
  );
  return (
    <Card as="section" aria-labelledby="user-edit">
      <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack $gap={4}>
          <Heading as="h2" $size="text" id="user-edit">
            {texts.edit}
          </Heading>
          <Field
            label={texts.firstName}
            autoComplete="off"
            required
            {...form.register('firstName')}
            error={form.errorOf('firstName')}
          />
          <Field
            label={texts.lastName}
            autoComplete="off"
            {...form.register('lastName', {
              // Accounts from Google may lack a last name and keep lacking it.
              setValueAs: (text: string | undefined) => (text?.trim() || user.lastName ? text : undefined),
            })}
            error={form.errorOf('lastName')}
          />
          <Field
            label={texts.facts.phone}
            type="tel"
            autoComplete="off"
            hint={texts.phoneHint}
            {...form.register('phone')}
            error={form.errorOf('phone')}
          />
          {form.failure && <Notice tone="danger">{form.failure}</Notice>}
          <Button variant="secondary" busy={form.isSubmitting}>
            {form.isSubmitting ? common.saving : texts.save}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
