import { build } from 'esbuild';
import webpack from 'webpack';

import { offlineDocument } from './src/pwa/offline/offline-document.ts';

const NAME = 'service-worker';
/** Chunks that only a sign-in loads: cached on first use. */
const NOT_FOR_VISITORS = new Set(['identity', 'signed-in']);
const PUBLIC_FILES = ['favicon.svg'];

/** Bundles a file to one script; `</` would close the element around it. */
async function bundle(file, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define,
  });
  return outputFiles[0].text.trim().replaceAll('</', '<\\/');
}

const hashes = {
  /** Base64 of SHA-256, as a content security policy names an inline script. */
  base64: (text) => webpack.util.createHash('sha256').update(text).digest('base64'),
  short: (text) => webpack.util.createHash('sha256').update(text).digest('hex').slice(0, 12),
};

function isForVisitors(chunk) {
  const groups = [...chunk.groupsIterable];
  return groups.length === 0 || groups.some((group) => !NOT_FOR_VISITORS.has(group.name));
}

function filesOf(compilation) {
  const scripts = [...compilation.chunks].filter(isForVisitors).flatMap((chunk) => [...chunk.files]);
  const fonts = compilation
    .getAssets()
    .filter(({ info }) => info.sourceFilename?.endsWith('.woff2?basic'))
    .map(({ name }) => name);
  return { scripts: scripts.filter((name) => name.endsWith('.js')).sort(), fonts: fonts.sort() };
}

const address = (name) => `/${name}`;

/**
 * Emits `sw.js`, with the list of this build's files, and `offline.html`. Separate bundles: a worker has no document,
 * and the offline page must be a single file.
 */
export const serviceWorker = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const { RawSource } = webpack.sources;
        const { scripts, fonts } = filesOf(compilation);
        const folder = `${compiler.context}/src/pwa`;
        const offline = offlineDocument({
          script: await bundle(`${folder}/offline/offline-script.ts`),
          fonts: fonts.map(address),
          hash: hashes.base64,
        });
        compilation.emitAsset('offline.html', new RawSource(offline));
        const page = compilation.assets['index.html']?.source() ?? '';
        const files = [...scripts, ...fonts, ...PUBLIC_FILES, 'offline.html'].map(address);
        const worker = await bundle(`${folder}/worker/service-worker.ts`, {
          SHELL_FILES: JSON.stringify(files),
          SHELL_BUILD: JSON.stringify(hashes.short([...files, page, offline].join('\n'))),
        });
        compilation.emitAsset('sw.js', new RawSource(worker));
      });
    });
  },
};
