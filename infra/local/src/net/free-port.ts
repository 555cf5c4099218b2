import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * Reserves the preferred port, or any free one when it is in use or reserved by another stack. Stacks starting
 * concurrently would find the same port free, so each writes a reservation with its pid; reservations of dead
 * processes are ignored.
 */
export async function reservePort(preferred: number): Promise<number> {
  for (let port = preferred || (await anyFreePort()); ; port = await anyFreePort()) {
    if ((await isFree(port)) && note(port)) return port;
  }
}

export async function reservePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await reservePort(0));
  return ports;
}

export function releasePorts(ports: Iterable<number>): void {
  for (const port of ports) rmSync(noteOf(port), { force: true });
}

/** Whether the port is free on loopback for IPv4 and IPv6: browsers resolve `localhost` to either. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // without IPv6 on this machine the port cannot be in use there
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

const noteOf = (port: number): string => join(tmpdir(), `pokriv-ports-${userInfo().uid}`, String(port));

function note(port: number): boolean {
  const path = noteOf(port);
  mkdirSync(join(path, '..'), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      if (isHeld(path)) return false;
      rmSync(path, { force: true });
    }
  }
  return false;
}

function isHeld(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (!pid) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
