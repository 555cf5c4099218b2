import { commandNames, programOf } from './commands.ts';

/** Entry of the image: `run.ts property`. Runs the program in this process, which receives the signals. */
const [name = ''] = process.argv.slice(2);
const program = programOf(name);
if (!program) {
  console.error(`Unknown command ${name || '(none)'}. Commands: ${commandNames.join(', ')}`);
  process.exit(64);
}
process.argv.splice(2, 1);
// read by the log at import
process.env.PROCESS_NAME ??= name;
await import(new URL(`../../../${program}`, import.meta.url).href);
