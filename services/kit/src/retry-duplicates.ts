import { isDuplicateKey } from './duplicate-key.ts';

const ATTEMPTS = 3;

/** Retries a transaction that lost the race to create a document (a thread, a day). */
export async function retryDuplicates<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDuplicateKey(error) || attempt >= ATTEMPTS) throw error;
    }
  }
}
