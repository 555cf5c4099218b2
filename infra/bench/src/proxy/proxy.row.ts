import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { anyFreePort } from '@pokriv/local-stack/net/free-port';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import { projectRoot } from '@pokriv/local-stack/root';
import { onPath } from '@pokriv/local-stack/tools/on-path';

import type { Row } from '../report/row.ts';
import { allServicesAt } from '../stack/all-services-at.ts';
import { ownDataDir, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { runBeside } from '../stack/run-beside.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { compareProxies } from './compare-proxies.ts';
import { nginxConfig } from './nginx-config.ts';

export const proxyRow: Row = {
  name: 'P4',
  title: 'BFF against nginx before the same dummy upstream',
  run: async () => {
    if (!onPath('nginx'))
      return [{ what: 'BFF against nginx', target: '', measured: 'skipped: no nginx on PATH' }];
    const [upstreamPort, nginxPort, plainPort] = [
      await anyFreePort(),
      await anyFreePort(),
      await anyFreePort(),
    ];
    const upstream = `http://127.0.0.1:${upstreamPort}`;
    const plain = `http://127.0.0.1:${plainPort}`;
    const program = (name: string) => join(projectRoot(), 'infra', 'bench', 'src', 'proxy', name);
    const runPlain: [string, string] = [process.execPath, program('plain-express.ts')];

    return runBeside(
      [process.execPath, program('dummy-upstream.ts')],
      { DUMMY_PORT: String(upstreamPort) },
      async () => {
        await waitUntil(answersHttp(upstream), 10_000);
        const config = await writeConfig({ port: nginxPort, upstreamPort });
        return runBeside(['nginx', '-c', config], {}, () =>
          runBeside(runPlain, { PLAIN_PORT: String(plainPort), UPSTREAM: upstream }, async () => {
            await waitUntil(answersHttp(`http://127.0.0.1:${nginxPort}/`), 10_000);
            await waitUntil(answersHttp(`${plain}/api/`), 10_000);
            const gateway = startOwnStack('gateway', {
              only: ['redis', 'bff'],
              env: allServicesAt(upstream),
            });
            return withOwnStack(gateway, async (stack) => {
              await stack.waitReady('bff');
              return compareProxies({
                nginx: `http://127.0.0.1:${nginxPort}`,
                plain,
                bff: stack.urls.bffUrl,
              });
            });
          }),
        );
      },
    );
  },
};

async function writeConfig(ports: { port: number; upstreamPort: number }): Promise<string> {
  const folder = join(ownDataDir('gateway'), 'nginx');
  const path = join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(path, nginxConfig({ folder, ...ports }));
  return path;
}
