import { badRequest } from '@pokriv/contracts/errors';

import { avatarMessages as messages } from '../messages.ts';

/** Characters that URL parsers treat differently. */
const AMBIGUOUS = /[\s\\\p{Cc}]/u;
/** Google's size suffix; without it Google returns 96 px. */
const SIZE = /=s\d{1,4}(?:-c)?$/u;
const LARGE = '=s512-c';

/**
 * Parses a Google picture address: https, default port, allowlisted host, no credentials. The connection checks that
 * the host is public.
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
