import { calls, type CallName } from '@pokriv/contracts/calls';
import { fetchReply } from '@pokriv/web-kit/api';

/** Downloads a table as CSV. @throws AppError when the server refuses or is unreachable */
export async function downloadTable(name: CallName, query: Readonly<Record<string, string>>): Promise<void> {
  const reply = await fetchReply(calls[name], query);
  const file = /filename="([^"]+)"/u.exec(reply.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = file ?? `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
