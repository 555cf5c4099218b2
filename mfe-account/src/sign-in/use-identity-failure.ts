import { AppError } from '@pokriv/contracts/errors';
import { identityFailureText } from '@pokriv/web-kit/identity-failures';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

type Flow = Parameters<typeof identityFailureText>[0];

/** The provider itself is loaded only now: without a network that fails before it can say so. */
const named = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ChunkLoadError' ? { code: 'auth/network-request-failed' } : error;

/** Tells why signing in or up failed, as a toast (spec §8), and returns the text for the form. A failed call was told by its host. */
export function useIdentityFailure(): (flow: Flow, error: unknown) => string {
  const toast = useSetAtom(toastAtom);
  return (flow, error) => {
    const text = identityFailureText(flow, named(error));
    if (!(error instanceof AppError)) toast({ tone: 'error', text });
    return text;
  };
}
