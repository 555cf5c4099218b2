import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import webpack from 'webpack';

const brotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Compression gains nothing below the size of one packet. */
const WORTH_COMPRESSING = 1000;

/** Precompresses scripts at the highest level: it takes seconds, which a server does not have (P6). */
export const compressScripts = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('compress-scripts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'compress-scripts', stage }, async (assets) => {
        const scripts = Object.entries(assets).filter(
          ([name, source]) => name.endsWith('.js') && source.size() >= WORTH_COMPRESSING,
        );
        await Promise.all(
          scripts.map(async ([name, source]) => {
            const bytes = await brotli(source.buffer(), best);
            compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(bytes));
          }),
        );
      });
    });
  },
};
