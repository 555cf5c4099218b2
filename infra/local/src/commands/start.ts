import { messages } from '../messages.ts';
import { readStack } from '../stack/stack-record.ts';
import { startStack, type Stack } from '../stack/start-stack.ts';
import { addressTable } from './address-table.ts';

/** Starts the stack, prints its addresses and runs until stopped. */
export async function start(): Promise<void> {
  const running = readStack();
  if (running) {
    console.log(messages.alreadyRuns(running.bffUrl));
    console.log(addressTable(running));
    return;
  }
  console.log(messages.starting);
  await runStack(await startStack({ seed: 'demo' }));
}

/** Prints the addresses once all is ready, and runs until a signal. @throws Failure when a part does not start */
export async function runStack(stack: Stack): Promise<void> {
  stopOnSignals(stack);
  try {
    await stack.waitReady();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  console.log(addressTable(stack.urls));
}

/**
 * The first signal stops the stack in order, a second one kills it; the end of the parent process counts as a signal.
 */
function stopOnSignals(stack: Stack): void {
  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) {
      console.log(messages.forced);
      stack.forceStop();
      process.exit(1);
    }
    isStopping = true;
    console.log(`\n${messages.stopping}`);
    await stack.stop();
    console.log(messages.stopped);
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop());
}
