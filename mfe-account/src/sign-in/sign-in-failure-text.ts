import { identityFailureText, type IdentityFlow } from '@pokriv/web-kit/identity-failures';

/** The provider is lazy-loaded: offline the import fails before it can name an error. */
const named = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ChunkLoadError' ? { code: 'auth/network-request-failed' } : error;

/** Text of a failed sign-in or registration (spec §8). */
export const signInFailureText = (flow: IdentityFlow, error: unknown): string =>
  identityFailureText(flow, named(error));
