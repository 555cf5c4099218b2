import { call } from '@pokriv/web-kit/api';
import { setAuth, type SessionUser } from '@pokriv/web-kit/session';

export type ChosenRole = 'tenant' | 'landlord';
export interface PersonNames {
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
}

async function write(user: SessionUser, role: ChosenRole, { firstName, lastName, phone }: PersonNames) {
  if (user.createdAt !== undefined) return call('updateProfile', { body: { role } });
  // The profile was not created at registration (spec §4): create it now with its role.
  const body = { firstName, lastName, role, ...(phone && { phone }) };
  await call('createProfile', { body, quiet: ['CONFLICT', 'BAD_REQUEST'] }).catch(() => undefined);
  return call('updateProfile', { body: { role } });
}

/**
 * Sets the role once (decisions §9) and puts the stored profile into the session.
 * @throws AppError for a role chosen before or an unreachable server
 */
export async function saveRole(user: SessionUser, role: ChosenRole, names: PersonNames): Promise<void> {
  const { data } = await write(user, role, names);
  setAuth({ user: data });
}
