import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Minimal SMTP server for nodemailer; stores each mail as received. */
export async function startMailServer(): Promise<{ url: string; mails: string[]; close: () => void }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data);
        data = undefined;
        socket.write('250 kept\r\n');
      } else if (/^DATA/u.test(text)) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/u.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() };
}
