import { sessionSettled, storedToken } from '../session.ts';
import { adoptIdentity } from './adopt.ts';
import { endLocally } from './end-session.ts';
import { isFlowUnderWay } from './flow.ts';
import type { ProviderUser } from './provider.ts';
import { localTenant } from './stand-in.ts';

let watching: Promise<void> | undefined;
/** A flow has read the profile with this token already. */
let adopted: string | undefined;

async function follow(identity: ProviderUser | null): Promise<void> {
  if (isFlowUnderWay()) return;
  if (!identity) return endLocally();
  if (adopted !== undefined && (await identity.getIdToken()) === adopted) return;
  await adoptIdentity(identity, { standIn: localTenant(identity, 0) });
}

async function watch(): Promise<void> {
  const { onIdentity } = await import(/* webpackChunkName: "identity" */ './provider.ts');
  onIdentity((identity) => {
    follow(identity).catch(async (error: unknown) => {
      console.warn('the session has ended', error);
      await endLocally();
    });
  });
}

/** From now on this tab follows the identity provider: sign-ins and sign-outs here and in other tabs, renewed tokens. */
export function watchIdentity(): Promise<void> {
  watching ??= watch().catch((error: unknown) => {
    watching = undefined;
    sessionSettled();
    throw error;
  });
  return watching;
}

/** The profile could not be read before. */
export async function readAgain(): Promise<void> {
  const { currentIdentity } = await import(/* webpackChunkName: "identity" */ './provider.ts');
  const identity = await currentIdentity();
  if (identity && !isFlowUnderWay()) await adoptIdentity(identity, { standIn: localTenant(identity, 0) });
}

/** After a flow: the listener, which hears of it too, need not read the profile once more. */
export async function followOn(): Promise<void> {
  adopted = storedToken();
  await watchIdentity();
}
