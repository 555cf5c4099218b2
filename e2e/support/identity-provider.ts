import { readStackRecord } from './local-stack.ts';

/** What only the provider's own administration may do to an account. */
interface IdentityChange {
  emailVerified?: boolean;
  disableUser?: boolean;
}

/** Changes an account of the local identity provider as its administration would. */
export async function changeIdentity(id: string, change: IdentityChange): Promise<void> {
  const { env } = readStackRecord();
  const reply = await fetch(
    `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${env.FIREBASE_PROJECT_ID}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: id, ...change }),
    },
  );
  if (!reply.ok) throw new Error(`the account could not be changed: ${await reply.text()}`);
}
