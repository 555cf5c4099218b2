import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/**
 * A tree with everything that it waits for, as one piece of HTML without scripts.
 * @throws the first error of any component
 */
export async function renderWhole(tree: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(tree, {
    // Nothing is sent before it is complete, so nothing has to be moved into place by scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure !== undefined) throw failure;
  return html;
}
