/** Coalesces calls during a run into one following run: each caller awaits a run that began after its call. */
export function coalesceSaves(save: () => Promise<void>): () => Promise<void> {
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
