import { readFileSync } from 'node:fs';

const LONGEST = 200;

/** The log line most likely to explain a crash; undefined without one. */
export function lastError(logPath: string): string | undefined {
  try {
    const lines = readFileSync(logPath, 'utf8').split('\n').slice(-60);
    return lines
      .findLast((line) => /error|invalid|denied|refused/i.test(line))
      ?.trim()
      .slice(0, LONGEST);
  } catch {
    return undefined;
  }
}
