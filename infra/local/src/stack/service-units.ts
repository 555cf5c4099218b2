import { join } from 'node:path';

import { answersHealthy, answersHttp } from '../net/probes.ts';
import type { ProcessUnit } from '../processes/unit.ts';
import { projectRoot } from '../root.ts';
import type { Ports } from './choose-ports.ts';

export const SERVICES = ['property', 'user', 'moderation', 'conversations', 'notifications'] as const;

/** The services and the BFF, run by Node without a build. */
export function serviceUnits(ports: Ports, env: NodeJS.ProcessEnv): ProcessUnit[] {
  const services = SERVICES.map((name): ProcessUnit => ({
    name,
    stage: 'service',
    command: process.execPath,
    args: ['--enable-source-maps', join(projectRoot(), 'services', name, 'src', 'main.ts')],
    env: { ...env, SERVICE_PORT: String(ports[name]) },
    ready: answersHealthy(`http://127.0.0.1:${ports[name]}/health/ready`),
    after: [
      ...['migrations', 'redis'],
      ...(name === 'user' ? ['stripe-catalogue'] : []),
      // the first page needs property and the BFF only, and all processes share the cores
      ...(name === 'property' ? [] : ['property']),
    ],
  }));
  const bff: ProcessUnit = {
    name: 'bff',
    stage: 'gateway',
    command: process.execPath,
    args: ['--enable-source-maps', join(projectRoot(), 'bff', 'src', 'main.ts')],
    env: { ...env, PORT: String(ports.bff) },
    ready: answersHttp(`http://127.0.0.1:${ports.bff}/api/health`),
    after: ['migrations', 'redis', 'front-ends'],
  };
  return [...services, bff];
}
