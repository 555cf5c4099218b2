import { execFile } from 'node:child_process';

import { nodeFile } from '../addresses.ts';
import { compiled } from '../programs/compile.ts';

export const kubectlCommand = (): string => compiled('kubectl');
export const kubectlEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  KUBECONFIG: nodeFile('pki', 'admin.json'),
  HOME: nodeFile('home'),
});

const MOST_BYTES = 64 * 1024 * 1024;

/** What kubectl prints. @param input for `-f -` @throws Error with its message */
export function kubectl(args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { env: kubectlEnvironment(), maxBuffer: MOST_BYTES };
    const child = execFile(kubectlCommand(), args, options, (error, stdout, stderr) => {
      if (error)
        reject(new Error(`kubectl ${args.slice(0, 3).join(' ')}: ${stderr.trim() || error.message}`));
      else resolve(stdout);
    });
    child.stdin?.end(input);
  });
}
