import type { Progress } from './progress.ts';

export async function withProgress<Result>(
  progress: Progress,
  line: string,
  work: () => Promise<Result>,
): Promise<Result> {
  progress.begin(line);
  try {
    return await work();
  } finally {
    progress.end(line);
  }
}
