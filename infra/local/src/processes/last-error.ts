import { readFileSync } from 'node:fs';

const LONGEST = 200;

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
