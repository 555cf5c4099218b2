import type { DemoPerson } from '../data/people/people.ts';
import { messages } from '../messages.ts';

const PASSWORD = 'Demo1234';

/**
 * Creates accounts with the demo password in the identity provider's emulator, in one call; existing ones stay.
 * @throws Error when the emulator refuses the call
 */
export async function writeIdentities(
  people: readonly DemoPerson[],
  { host, project }: { host: string; project: string },
): Promise<void> {
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const users = people.map(({ id, email, firstName, lastName, isEmailVerified }) => ({
    localId: id,
    email,
    emailVerified: isEmailVerified,
    displayName: `${firstName} ${lastName}`,
    rawPassword: PASSWORD,
  }));
  const reply = await fetch(address, {
    method: 'POST',
    // the emulator's administrator token
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!reply.ok) throw new Error(messages.emulatorFailed(reply.status));
}
