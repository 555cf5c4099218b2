import { log } from '@pokriv/service-kit/log';

import { changeAccount, type IdentityDeps } from './change-account.ts';
import { isFieldTaken } from './field-taken.ts';
import { normalizedEmail } from './normalized-email.ts';

/**
 * Runs `work`; on a conflict with an account whose address has changed at the provider since, updates that account
 * and retries once. The provider enforces unique addresses.
 * @throws AppError CONFLICT when the holder still uses it; errors of `work`
 */
export async function withFreedAddress<Result>(
  deps: IdentityDeps,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFieldTaken(error, 'email') || !(await freeAddress(deps, normalizedEmail(email)))) throw error;
    return work();
  }
}

async function freeAddress(deps: IdentityDeps, address: string): Promise<boolean> {
  const holder = await deps.accounts.byEmail(address);
  if (!holder || holder.isErasing) return false;
  const present = await deps.provider.readIdentity(holder._id);
  if (!present || normalizedEmail(present.email) === address) return false;
  const { isEmailVerified, methods } = present;
  const change = { email: normalizedEmail(present.email), isEmailVerified, signInMethods: methods };
  const isFreed = await changeAccount(deps, holder._id, ({ email }) =>
    email === address ? change : undefined,
  ).then(
    () => true,
    (error: unknown) => {
      if (isFieldTaken(error, 'email')) return false;
      throw error;
    },
  );
  if (isFreed) log.info({ userId: holder._id }, 'account: e-mail given up at the provider, freed');
  return isFreed;
}
