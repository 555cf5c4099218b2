import { markSessionKnown, storedToken } from '../session.ts';
import { adoptIdentity } from './adopt.ts';
import { endSessionLocally } from './end-session.ts';
import { isFlowUnderWay } from './flow.ts';
import type { ProviderUser } from './provider.ts';
import { localTenant } from './stand-in.ts';

let watching: Promise<void> | undefined;
let adopted: string | undefined;

async function follow(identity: ProviderUser | null): Promise<void> {
  if (isFlowUnderWay()) return;
  if (!identity) return endSessionLocally();
  if (adopted !== undefined && (await identity.getIdToken()) === adopted) return;
  await adoptIdentity(identity, { standIn: localTenant(identity, 0) });
}

async function watch(): Promise<void> {
  const { onIdentity } = await import(/* webpackChunkName: "identity" */ './provider.ts');
  onIdentity((identity) => {
    follow(identity).catch(async (error: unknown) => {
      console.warn('session: adoption failed, signed out', error);
      await endSessionLocally();
    });
  });
}

export function watchIdentity(): Promise<void> {
  watching ??= watch().catch((error: unknown) => {
    watching = undefined;
    markSessionKnown();
    throw error;
  });
  return watching;
}

export async function rereadProfile(): Promise<void> {
  const { currentIdentity } = await import(/* webpackChunkName: "identity" */ './provider.ts');
  const identity = await currentIdentity();
  if (identity && !isFlowUnderWay()) await adoptIdentity(identity, { standIn: localTenant(identity, 0) });
}

/** Called by flows that have read the profile, so that the listener does not read it again. */
export async function watchAfterFlow(): Promise<void> {
  adopted = storedToken();
  await watchIdentity();
}
