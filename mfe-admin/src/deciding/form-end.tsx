import { breakpoint, Button, Notice, space } from '@pokriv/web-kit/ui';
import { useModalLock } from '@pokriv/web-kit/ui/dialog';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { SendHint } from './send-hint.tsx';

const End = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space(3)};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface FormEndProps {
  form: { failure: string | undefined; isSubmitting: boolean };
  submit: string;
  isDangerous?: boolean;
  onCancel: () => void;
}

/** End of a form in a dialog, which cannot be closed while the form is sending. */
export function FormEnd({ form: { failure, isSubmitting }, submit, isDangerous, onCancel }: FormEndProps) {
  useModalLock(isSubmitting);
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <End>
        <Buttons>
          <Button variant={isDangerous ? 'danger' : 'primary'} wide busy={isSubmitting}>
            {isSubmitting ? texts.saving : submit}
          </Button>
          <Button type="button" variant="quiet" disabled={isSubmitting} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Buttons>
        <SendHint />
      </End>
    </>
  );
}
