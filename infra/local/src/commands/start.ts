import { messages } from '../messages.ts';
import { readStack } from '../stack/stack-record.ts';
import { startStack, type Stack } from '../stack/start-stack.ts';
import { addressTable } from './address-table.ts';

/** Starts the stack, shows where it is, and stays until it is asked to stop. */
export async function start(): Promise<void> {
  const running = readStack();
  if (running) {
    console.log(messages.alreadyRuns(running.bffUrl));
    console.log(addressTable(running));
    return;
  }
  console.log(messages.starting);
  const stack = await startStack({ seed: 'demo' });
  stopOnSignals(stack);
  try {
    await stack.waitReady();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  console.log(addressTable(stack.urls));
}

/** The first signal ends the stack in order, a second one at once; so does the end of the process that started this one. */
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
