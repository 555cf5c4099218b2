import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { isFree, reservePort } from '../net/free-port.ts';

const PREFERRED = {
  mongo: 27117,
  redis: 6479,
  auth: 9199,
  authEmulator: 9299,
  smtp: 1025,
  mail: 1080,
  stripe: 12111,
  property: 4001,
  user: 4002,
  moderation: 4003,
  notifications: 4004,
  conversations: 4006,
};

export type Ports = Record<keyof typeof PREFERRED | 'bff', number>;

/**
 * Chooses the ports: the BFF's is fixed, internal ones move when in use.
 * @throws Failure when the BFF's port is in use
 */
export async function choosePorts(bff: number): Promise<Ports> {
  if (!(await isFree(bff))) throw new Failure(messages.portTaken(bff));
  const inner = await Promise.all(
    Object.entries(PREFERRED).map(async ([name, preferred]) => [name, await reservePort(preferred)] as const),
  );
  return { ...(Object.fromEntries(inner) as Record<keyof typeof PREFERRED, number>), bff };
}
