import { AppError } from '@pokriv/contracts/errors';
import type { IdentityFlow } from '@pokriv/web-kit/identity-failures';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { signInFailureText } from './sign-in-failure-text.ts';

/** Shows an identity error once, as a toast (spec §8); the host has shown errors of calls. */
export function useIdentityFailure(): (flow: IdentityFlow, error: unknown) => void {
  const toast = useSetAtom(toastAtom);
  return (flow, error) => {
    if (!(error instanceof AppError)) toast({ tone: 'error', text: signInFailureText(flow, error) });
  };
}
