import { PLAIN } from '@pokriv/contracts/search/unread-sentence';
import { log, loggedPath } from '@pokriv/service-kit/log';

import { withTimeout } from '../with-timeout.ts';
import { programOf, type PageRequest } from './first-screens.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { ReadAsVisitor } from './visitor-reads.ts';

/** Timeout of all steps; then the page searches the words of the form. */
const PATIENCE_MS = 1500;

/**
 * Reads the sentence of a form that was sent without scripts, by the slice's own code.
 * @returns address of its results; undefined for any other address, and after a failed or late step
 */
export function createPlainForms(renderer: Pick<Renderer, 'ask'>, readAsVisitor: ReadAsVisitor) {
  const resultsOf = async (request: PageRequest): Promise<string | undefined> => {
    const { manifest, owner, path, search, currency, asker } = request;
    const program = programOf(manifest, owner);
    if (!program) return undefined;
    const read = await renderer.ask({ kind: 'form', program, path, search, currency });
    if (!read) return undefined;
    const { status, body } = await readAsVisitor(asker, read);
    if (status !== 200) return undefined;
    return renderer.ask({ kind: 'results', program, search, currency, reply: body.toString() });
  };

  return async (request: PageRequest): Promise<string | undefined> => {
    if (!new URLSearchParams(request.search).has(PLAIN)) return undefined;
    try {
      return await withTimeout(resultsOf(request), PATIENCE_MS, () => new Error('reading took too long'));
    } catch (error) {
      log.warn(
        { err: error, path: loggedPath(request.path) },
        'plain form: not read, its words are searched',
      );
      return undefined;
    }
  };
}

export type ReadPlainForm = ReturnType<typeof createPlainForms>;
