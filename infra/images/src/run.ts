import { commandNames, programOf } from './commands.ts';

/** Entry of the image: `run.ts property`. The program runs in this process, so that it receives the signals. */
const [name = ''] = process.argv.slice(2);
const program = programOf(name);
if (!program) {
  console.error(`Unknown command ${name || '(none)'}. Commands: ${commandNames.join(', ')}`);
  process.exit(64);
}
process.argv.splice(2, 1);
// read by the log when it is imported
process.env.PROCESS_NAME ??= name;
await import(new URL(`../../../${program}`, import.meta.url).href);
