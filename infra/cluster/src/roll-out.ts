import { Failure } from '@pokriv/local-stack/failure';

import { instanceFolder, pointInstance, restartInstance } from './instances.ts';
import { allInstances } from './processes.ts';

export interface RollOut {
  /** the instance that did not become ready; all instances run the version before again */
  failedAt?: string;
  /** instances that do not become ready with the version before either */
  stillDown?: string[];
}

/**
 * Rolls one instance after another over to the project in `folder`, each after the one before is ready. The first
 * instance that is not ready takes all back. Instances that run `folder` already, as after an interrupted roll-out,
 * stay as they are.
 * @throws Failure when all run it already: there would be no version before to go back to
 */
export async function rollOut(
  dataDir: string,
  folder: string,
  onStep: (instance: string) => void = () => undefined,
): Promise<RollOut> {
  const running = allInstances.map((instance) => {
    const before = instanceFolder(dataDir, instance);
    if (before === undefined) throw new Error(`no cluster runs in ${dataDir}`);
    return { instance, before };
  });
  const outdated = running.filter(({ before }) => before !== folder);
  if (outdated.length === 0) throw new Failure('Клъстерът вече работи с тази версия.');
  for (const [index, { instance }] of outdated.entries()) {
    pointInstance(dataDir, instance, folder);
    try {
      await restartInstance(dataDir, instance);
    } catch {
      const stillDown = await takeBack(dataDir, outdated.slice(0, index + 1).toReversed());
      return { failedAt: instance, ...(stillDown.length > 0 ? { stillDown } : {}) };
    }
    onStep(instance);
  }
  return {};
}

/** @returns the instances that did not become ready */
async function takeBack(
  dataDir: string,
  changed: readonly { instance: string; before: string }[],
): Promise<string[]> {
  const stillDown: string[] = [];
  for (const { instance, before } of changed) {
    pointInstance(dataDir, instance, before);
    // the others must come back even when this one does not
    await restartInstance(dataDir, instance).catch(() => stillDown.push(instance));
  }
  return stillDown;
}
