import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Progress } from '@pokriv/local-stack/console/progress';
import { answersHttp } from '@pokriv/local-stack/net/probes';
import type { ProcessUnit } from '@pokriv/local-stack/processes/unit';

import type { ProcessName } from '../processes.ts';
import { findHaproxy } from './find-haproxy.ts';

/** One address in front of the instances of a process. */
export interface Balanced {
  name: ProcessName;
  port: number;
  instances: readonly number[];
}

/**
 * HAProxy asks each instance twice a second whether it is ready. An instance that died is asked for nothing more after
 * the first refused connection; a GET without any answer goes to another instance, a write never does.
 */
const settings = (parts: readonly Balanced[], statePort: number): string => `global
  maxconn 8000
  nbthread 1
defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 75s
  timeout http-request 15s
  timeout http-keep-alive 60s
  timeout queue 5s
  timeout check 3s
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  option httpchk GET /health/ready
  default-server inter 500ms fastinter 200ms downinter 300ms fall 2 rise 1
frontend state
  bind 127.0.0.1:${statePort}
  stats enable
  stats uri /
  stats refresh 2s
  monitor-uri /alive
${parts.map(listenLines).join('\n')}
`;

const listenLines = ({ name, port, instances }: Balanced): string =>
  [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    '  balance leastconn',
    '  http-request disable-l7-retry unless METH_GET',
    ...(name === 'bff' ? ['  option forwardfor'] : []),
    ...instances.map((instance, index) => `  server ${name}-${index + 1} 127.0.0.1:${instance} check`),
  ].join('\n');

export function balancerUnit(
  folder: string,
  { parts, statePort, progress }: { parts: readonly Balanced[]; statePort: number; progress: Progress },
): ProcessUnit {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, settings(parts, statePort));
  return {
    name: 'balancer',
    stage: 'engine',
    command: () => findHaproxy(progress),
    args: ['-W', '-db', '-f', path],
    ready: answersHttp(`http://127.0.0.1:${statePort}/alive`),
  };
}
