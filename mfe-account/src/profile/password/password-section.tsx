import { PasswordChange, RegistrationForm } from '@pokriv/contracts/account/user';
import * as pages from '@pokriv/contracts/pages';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Link } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, Loading, Notice, Skeleton, Text } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';

import { FormStack } from '../../frame/form-stack.ts';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { CapsLockPasswordField } from '../../frame/caps-lock-password-field.tsx';
import { UncommonPassword } from '../../password/uncommon-password.ts';
import { SectionFrame } from '../section-frame.tsx';
import { useHasPassword } from '../../frame/use-has-password.ts';
import type { SectionProps } from '../use-profile.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { texts } from './messages.ts';

const PasswordForm = PasswordChange.extend({
  newPassword: UncommonPassword,
  confirmPassword: RegistrationForm.shape.confirmPassword,
}).refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
  message: texts.mismatch,
  path: ['confirmPassword'],
});

const noPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection(props: SectionProps) {
  const has = useHasPassword();
  return (
    <SectionFrame id="password" lead={has === false ? undefined : texts.lead}>
      {has === undefined && (
        <Loading>
          <Skeleton $height="280px" />
        </Loading>
      )}
      {has === false && <Text>{texts.googleOnly}</Text>}
      {has && <ChangeForm {...props} />}
    </SectionFrame>
  );
}

function ChangeForm({ user, take }: SectionProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    PasswordForm,
    async (passwords, controls) => {
      take(await changeOwnPassword(passwords));
      controls.reset(noPasswords);
      toast({ tone: 'success', text: texts.done });
    },
    noPasswords,
  );
  const typed = useWatch({ control: form.control, name: ['newPassword', 'confirmPassword'] });

  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      {/* Names the account for password managers. */}
      <input hidden type="email" autoComplete="username" value={user.email} readOnly />
      <CapsLockPasswordField
        label={texts.current}
        autoComplete="current-password"
        required
        {...form.register('currentPassword')}
        error={form.errorOf('currentPassword')}
      />
      <NewPasswordFields
        password={{
          label: texts.next,
          ...form.register('newPassword'),
          error: form.errorOf('newPassword'),
        }}
        confirmation={{
          label: texts.confirm,
          ...form.register('confirmPassword'),
          error: form.errorOf('confirmPassword'),
        }}
        typed={typed}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Cluster $gap={4}>
        <Button variant="secondary" busy={form.isSubmitting}>
          {form.isSubmitting ? texts.submitting : texts.submit}
        </Button>
      </Cluster>
      <Text $size="small" $tone="muted">
        {texts.forgotBefore}
        <Link to={pages.forgotPassword.path}>{texts.forgot}</Link>.
      </Text>
    </FormStack>
  );
}
