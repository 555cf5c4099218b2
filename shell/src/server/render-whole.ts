import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/**
 * Renders a tree with its suspended parts to static HTML, without scripts.
 * @throws the first error of any component
 */
export async function renderWhole(tree: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(tree, {
    // Inlines every Suspense boundary: scripts would otherwise move late ones into place.
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
