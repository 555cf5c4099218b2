import { pointInstance, restartInstance } from './instances.ts';
import { allInstances } from './processes.ts';

export interface RollOut {
  /** the instance that did not become ready; all instances run the version before again */
  failedAt?: string;
}

/**
 * Rolls one instance after another over to the project in `folder`, each after the one before is ready. The first
 * instance that is not ready takes all back.
 */
export async function rollOut(
  dataDir: string,
  folder: string,
  onStep: (instance: string) => void = () => undefined,
): Promise<RollOut> {
  const changed: { instance: string; before: string }[] = [];
  for (const instance of allInstances) {
    const before = pointInstance(dataDir, instance, folder);
    if (before === undefined) throw new Error(`no cluster runs in ${dataDir}`);
    changed.unshift({ instance, before });
    try {
      await restartInstance(dataDir, instance);
    } catch {
      for (const one of changed) {
        pointInstance(dataDir, one.instance, one.before);
        await restartInstance(dataDir, one.instance);
      }
      return { failedAt: instance };
    }
    onStep(instance);
  }
  return {};
}
