import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import webpack from 'webpack';

import { baseConfig, htmlPage, sharedVersions } from '../webpack.base.mjs';

const publicFolder = path.join(import.meta.dirname, 'public');

/** Files with fixed addresses (`/favicon.svg`) go into the build as they are. */
const publicFiles = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('public-files', (compilation) => {
      for (const name of readdirSync(publicFolder)) {
        compilation.emitAsset(
          name,
          new webpack.sources.RawSource(readFileSync(path.join(publicFolder, name))),
        );
      }
    });
  },
};

/**
 * The host is built without the federation plugin and without knowing any slice: the official runtime comes in a lazy
 * chunk and takes the slices' addresses from the page (docs/adr/0002).
 */
export default (_environment, { mode }) => {
  const isProduction = mode === 'production';
  const config = baseConfig('shell', isProduction);
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: {
      ...config.output,
      publicPath: '/',
      filename: `assets/${config.output.filename}`,
      chunkFilename: `assets/${config.output.chunkFilename}`,
      assetModuleFilename: `assets/${config.output.assetModuleFilename}`,
    },
    plugins: [
      htmlPage(),
      publicFiles,
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATION_BUILD_IDENTIFIER: '"shell"',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: 3004,
      historyApiFallback: true,
      proxy: [
        {
          context: (path) => !path.startsWith('/assets') && path !== '/',
          target: process.env.POKRIV_URL ?? 'http://localhost:3000',
        },
      ],
    },
  };
};
