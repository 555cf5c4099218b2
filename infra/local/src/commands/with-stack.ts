import { readStack } from '../stack/stack-record.ts';
import { startStack } from '../stack/start-stack.ts';

/** Gives `work` the environment of the stack that runs; without one, starts these units for as long as it takes. */
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
