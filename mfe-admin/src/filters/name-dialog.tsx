import { FilterRename } from '@pokriv/contracts/moderation/saved-filter';
import { FILTER_NAME_MAX } from '@pokriv/contracts/moderation/saved-filter-options';
import { useForm } from '@pokriv/web-kit/form';
import { Stack } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Field } from '@pokriv/web-kit/ui/forms';

import { FormEnd } from '../deciding/form-end.tsx';
import { texts } from './messages.ts';

interface NameFormProps {
  name: string;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

interface NameDialogProps extends NameFormProps {
  open: boolean;
  title: string;
}

export function NameDialog({ open, title, ...form }: NameDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={form.onClose}>
      {open && <NameForm {...form} />}
    </Dialog>
  );
}

function NameForm({ name, onName, onClose }: NameFormProps) {
  const form = useForm(
    FilterRename,
    async (values) => {
      await onName(values.name);
      onClose();
    },
    { name },
    'onSubmit',
  );
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        <Field
          label={texts.name}
          hint={texts.saveHint}
          required
          maxLength={FILTER_NAME_MAX}
          autoComplete="off"
          {...form.register('name')}
          error={form.errorOf('name')}
        />
        <FormEnd form={form} submit={texts.submit} onCancel={onClose} />
      </Stack>
    </form>
  );
}
