import { join } from 'node:path';

import { runCommand } from '@pokriv/checks/run-command';
import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { projectRoot } from '@pokriv/local-stack/root';

import { apiUnits, ownDataDir } from '../stack/start-own-stack.ts';

/** The demo data has a subscription. */
export const units = [...apiUnits, 'stripe', 'stripe-catalogue'];

/** The operator's own command, on the data of the drill. @throws Error when it fails */
export async function operate(command: 'backup' | 'restore', folder: string): Promise<string> {
  const program = join(projectRoot(), 'infra/local/src/cli.ts');
  const { code, tail } = await runCommand(process.execPath, [program, command, folder], {
    DATA_DIR: ownDataDir('drill'),
    PORT: String(await anyFreePort()),
  });
  if (code !== 0) throw new Error(`${command} failed: ${tail}`);
  return tail;
}
