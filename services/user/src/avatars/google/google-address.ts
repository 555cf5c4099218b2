import { badRequest } from '@pokriv/contracts/errors';

import { avatarMessages as messages } from '../messages.ts';

/** Signs that one reader of an address takes for something else than another. */
const AMBIGUOUS = /[\s\\\p{Cc}]/u;
/** How Google is asked for a size; it is told 96 when nobody asks. */
const SIZE = /=s\d{1,4}(?:-c)?$/u;
const LARGE = '=s512-c';

/**
 * Reads the address of a picture of Google: https at the usual port of one of the hosts, nobody's name in it. Whether the
 * host leads to the public internet shows when it is connected to.
 * @throws AppError BAD_REQUEST
 */
export function readGoogleAddress(text: string, hosts: ReadonlySet<string>): URL {
  const url = AMBIGUOUS.test(text) ? null : URL.parse(text);
  if (!url || !isTaken(url, hosts))
    throw badRequest(messages.notGoogle, [{ param: 'googleAvatarUrl', msg: messages.notGoogle }]);
  url.hash = '';
  url.pathname = url.pathname.replace(SIZE, LARGE);
  return url;
}

const isTaken = ({ protocol, port, username, password, hostname }: URL, hosts: ReadonlySet<string>) =>
  protocol === 'https:' && port === '' && username === '' && password === '' && hosts.has(hostname);
