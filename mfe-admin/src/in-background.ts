/**
 * Starts a change that nothing waits for. The listener of API errors tells the person about a refusal.
 * @param failure log line of a refusal
 */
export function inBackground(work: Promise<void>, failure: string): void {
  work.catch((error: unknown) => console.warn(failure, error));
}
