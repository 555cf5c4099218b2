import { calls, fillPath, toQueryString, type CallName } from '@pokriv/contracts/calls';
import { storedToken } from '@pokriv/web-kit/session';

/**
 * Saves a table as the file that the server makes of it.
 * @throws Error when the server refuses or cannot be reached
 */
export async function downloadTable(name: CallName, query: Readonly<Record<string, string>>): Promise<void> {
  const reply = await fetch(`/api${fillPath(calls[name].path)}${toQueryString(query)}`, {
    headers: { authorization: `Bearer ${storedToken() ?? ''}` },
  });
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}`);
  const file = /filename="([^"]+)"/u.exec(reply.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = file ?? `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
