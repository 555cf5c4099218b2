/**
 * Joins calls that come while one runs into a single next one: each caller waits for a run that began after its call.
 */
export function saveTogether(save: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function run(): Promise<void> {
    next = undefined;
    running = save().finally(() => (running = undefined));
    return running;
  }

  return () => {
    if (!running) return run();
    next ??= running.then(run, run);
    return next;
  };
}
