import { readFileSync } from 'node:fs';

import { portOf, serverCommands } from './commands.ts';

/**
 * Health check of the image, which has no shell and no curl. Asks the process of this container, found by its command
 * line; a task has no port and is healthy while it runs.
 */
const TIMEOUT_MS = 2000;

const commandLine = readFileSync('/proc/1/cmdline', 'utf8').split('\0');
const command = Object.keys(serverCommands).find((name) => commandLine.includes(name)) ?? '';
const port = portOf(command, process.env);
if (port !== undefined) {
  const reply = await fetch(`http://127.0.0.1:${port}/health/live`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => String(error));
  if (typeof reply === 'string' || !reply.ok) {
    console.error(`${command}: ${typeof reply === 'string' ? reply : reply.status}`);
    process.exit(1);
  }
}
