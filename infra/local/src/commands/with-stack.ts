import { readStack } from '../stack/stack-record.ts';
import { startStack } from '../stack/start-stack.ts';

/** Runs `work` with the environment of the running stack, or starts these units for its duration. */
export async function withStack(
  units: string[],
  work: (env: Record<string, string>) => Promise<void>,
): Promise<void> {
  const running = readStack();
  if (running) return work(running.env);
  const stack = await startStack({ only: units });
  try {
    await stack.waitReady();
    await work(stack.urls.env);
  } finally {
    await stack.stop();
  }
}
