import { spawn } from 'node:child_process';

/**
 * Runs a program as root in new namespaces of network, mounts and processes, with this terminal. Everything that it starts
 * ends with it or with this process, however either ends: the kernel kills a whole namespace of processes, and its
 * mounts and network go with it.
 * @returns its exit code
 */
export function runIsolated(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('setpriv', isolated(command, args), { stdio: 'inherit', env });
    // Ctrl-C reaches the whole foreground group: the program ends, then this process tidies up
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGKILL'));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A shell is the first process of the namespace: it takes over and forgets the processes whose parents died. */
export const isolated = (command: string, args: string[]): string[] => [
  ...['--pdeathsig', 'KILL', 'unshare', '--net', '--mount', '--pid', '--fork', '--kill-child=KILL'],
  ...['--mount-proc', 'sh', '-c', '"$@"; exit $?', 'sh', command, ...args],
];
