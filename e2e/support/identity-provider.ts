import { readStackRecord } from './local-stack.ts';

/** Account fields that only an administrator of the identity provider may set. */
interface IdentityChange {
  emailVerified?: boolean;
}

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
