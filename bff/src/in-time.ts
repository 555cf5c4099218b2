/**
 * The result of some work, or an error once it has taken too long; the work itself goes on unheard.
 * @param late made only when it is needed
 */
export function inTime<Result>(work: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
