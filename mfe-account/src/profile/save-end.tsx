import * as pages from '@pokriv/contracts/pages';
import { Button, Cluster, Notice, Text } from '@pokriv/web-kit/ui';

import { UnsavedGuard } from '../frame/unsaved-guard.tsx';
import { texts } from './messages.ts';

interface SaveEndProps {
  form: { failure: string | undefined; isSubmitting: boolean; formState: { isDirty: boolean } };
  /** Confirmation before unsaved changes are lost. */
  leaveText: string;
}

/** End of a profile form: failure, submit button and unsaved-changes guard. */
export function SaveEnd({ form: { failure, isSubmitting, formState }, leaveText }: SaveEndProps) {
  const { isDirty } = formState;
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Cluster $gap={4}>
        <Button busy={isSubmitting}>{isSubmitting ? texts.saving : texts.save}</Button>
        {isDirty && (
          <Text as="span" $size="small" $tone="muted">
            {texts.unsaved}
          </Text>
        )}
      </Cluster>
      <UnsavedGuard isActive={isDirty} path={pages.profile.path} message={leaveText} />
    </>
  );
}
