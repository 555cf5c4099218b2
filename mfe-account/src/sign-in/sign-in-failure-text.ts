import { identityFailureText, type IdentityFlow } from '@pokriv/web-kit/identity-failures';

/** The provider itself is loaded only now: without a network that fails before it can say so. */
const named = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ChunkLoadError' ? { code: 'auth/network-request-failed' } : error;

/** Why signing in or up failed (spec §8). */
export const signInFailureText = (flow: IdentityFlow, error: unknown): string =>
  identityFailureText(flow, named(error));
