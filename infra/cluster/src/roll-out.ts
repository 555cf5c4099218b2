import { pointCopy, restartCopy } from './copies.ts';
import { allCopies } from './processes.ts';

export interface RollOut {
  /** the copy that did not become ready; all copies run the version before again */
  failedAt?: string;
}

/**
 * Rolls one copy after another over to the project in `folder`, each after the one before is ready. The first copy that
 * is not ready takes all back.
 */
export async function rollOut(
  dataDir: string,
  folder: string,
  onStep: (copy: string) => void = () => undefined,
): Promise<RollOut> {
  const changed: { copy: string; before: string }[] = [];
  for (const copy of allCopies) {
    const before = pointCopy(dataDir, copy, folder);
    if (before === undefined) throw new Error(`no cluster runs in ${dataDir}`);
    changed.unshift({ copy, before });
    try {
      await restartCopy(dataDir, copy);
    } catch {
      for (const one of changed) {
        pointCopy(dataDir, one.copy, one.before);
        await restartCopy(dataDir, one.copy);
      }
      return { failedAt: copy };
    }
    onStep(copy);
  }
  return {};
}
