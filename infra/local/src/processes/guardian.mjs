/**
 * Kills the processes of a stack when its supervisor is gone, even by SIGKILL: reads their pids ("+1234", "-1234") from
 * a pipe that the kernel closes with the supervisor. Plain JavaScript, for a fast start.
 */
import { rmSync } from 'node:fs';

const GRACE_MS = 5_000;
const LOOK_MS = 100;

const groups = new Set();
let rest = '';

process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) groups.add(pid);
    if (line.startsWith('-')) groups.delete(pid);
  }
});
process.stdin.on('close', () => void endAll());

async function endAll() {
  const deadline = Date.now() + GRACE_MS;
  signalAll('SIGTERM');
  while (signalAll(0) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  signalAll('SIGKILL');
  for (const path of process.argv.slice(2)) rmSync(path, { force: true, recursive: true });
  process.exit();
}

function signalAll(signal) {
  for (const pid of groups) {
    try {
      process.kill(-pid, signal);
    } catch {
      groups.delete(pid);
    }
  }
  return groups.size > 0;
}
