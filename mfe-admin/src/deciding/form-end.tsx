import { Button, Notice, Stack } from '@pokriv/web-kit/ui';

import { texts } from '../messages.ts';

interface FormEndProps {
  form: { failure: string | undefined; isSubmitting: boolean };
  submit: string;
  isDangerous?: boolean;
  onCancel: () => void;
}

/** How each form in a dialog ends: what went wrong, the act, and the way out. */
export function FormEnd({ form: { failure, isSubmitting }, submit, isDangerous, onCancel }: FormEndProps) {
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Stack $gap={3}>
        <Button variant={isDangerous ? 'danger' : 'primary'} wide busy={isSubmitting}>
          {isSubmitting ? texts.saving : submit}
        </Button>
        <Button type="button" variant="quiet" wide disabled={isSubmitting} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Stack>
    </>
  );
}
