import type { Form } from '@pokriv/web-kit/form';
import { useEffect, useEffectEvent } from 'react';

/** Fields that are not changed here follow a profile that was changed elsewhere. */
export function useFreshValues<Values extends Record<string, unknown>>(
  { reset }: Pick<Form<Values, unknown>, 'reset'>,
  values: Values,
): void {
  const key = JSON.stringify(values);
  const follow = useEffectEvent(() =>
    reset(values, { keepDirtyValues: true, keepDirty: true, keepErrors: true }),
  );
  useEffect(() => follow(), [key]);
}
