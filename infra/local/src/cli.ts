import { join } from 'node:path';

import { backUpStack, restoreStack } from './commands/backup.ts';
import { deploy, rollback } from './commands/deploy.ts';
import { fetchMap } from './commands/map.ts';
import { reset } from './commands/reset.ts';
import { runProgram } from './commands/run-program.ts';
import { start } from './commands/start.ts';
import { withStack } from './commands/with-stack.ts';
import { Failure } from './failure.ts';
import { messages } from './messages.ts';
import { SYNC_CATALOGUE } from './stack/task-units.ts';

const commands: Record<string, (args: string[]) => Promise<void>> = {
  start,
  reset,
  deploy,
  rollback,
  backup: backUpStack,
  restore: restoreStack,
  map: fetchMap,
  test: (args) => runProgram('checks/src/run.ts', args),
  bench: (args) => runProgram('bench/src/bench.ts', args),
  drill: (args) => runProgram('bench/src/drill.ts', args),
  cluster: (args) => runProgram('cluster/src/main.ts', args),
  image: (args) => runProgram('images/src/build.ts', args),
  kubernetes: (args) => runProgram('kubernetes/src/cli.ts', args),
  migrate: (args) => withStack(['mongo'], (env) => runProgram('local/src/migrate.ts', args, env)),
  'stripe:sync': (args) => withStack(['stripe'], (env) => runProgram(join('..', SYNC_CATALOGUE), args, env)),
  seed: (args) =>
    withStack(['mongo', 'redis', 'migrations', 'auth', 'auth-keeper', 'stripe', 'stripe-catalogue'], (env) =>
      runProgram('seed/src/main.ts', args, env),
    ),
};

const [name = 'start', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Failure(messages.unknownCommand(name, Object.keys(commands)));
  await command(args);
} catch (error) {
  console.error(error instanceof Failure ? `✖ ${error.message}` : error);
  process.exit(1);
}
// other commands may leave handles open
if (name !== 'start') process.exit();
