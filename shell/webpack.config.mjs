import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import webpack from 'webpack';

import { baseConfig, htmlPage, listChunks, serverConfig, sharedVersions } from '../webpack.base.mjs';
import { compressScripts } from './kit/compress-scripts.mjs';
import { serviceWorker } from './service-worker-plugin.mjs';

const publicFolder = path.join(import.meta.dirname, 'public');

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

/** Code that runs only after a press in a browser. */
const absent = [
  'firebase/app',
  'firebase/auth',
  '@module-federation/runtime',
  '@module-federation/runtime/core',
];

/**
 * The host is built without the federation plugin and without knowing any slice: the runtime reads the slices' addresses
 * from the page (docs/adr/0002).
 */
export default (_environment, { mode }) => {
  const isProduction = mode === 'production';
  const config = baseConfig('shell', isProduction);
  const addresses = {
    publicPath: '/',
    assetModuleFilename: `assets/${config.output.assetModuleFilename}`,
  };
  const server = serverConfig('shell', { entry: './src/server/server.tsx', output: addresses, absent });
  const browser = {
    ...config,
    entry: { main: './src/index.ts' },
    output: {
      ...config.output,
      ...addresses,
      filename: `assets/${config.output.filename}`,
      chunkFilename: `assets/${config.output.chunkFilename}`,
    },
    // On every page: one file, even if rarer chunks share modules with it.
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: ({ name }) => name !== 'main',
        cacheGroups: { defaultVendors: false },
      },
    },
    plugins: [
      htmlPage(),
      publicFiles,
      ...(isProduction ? [listChunks, compressScripts, serviceWorker] : []),
      new webpack.DefinePlugin({
        ENV_TARGET: '"web"',
        FEDERATION_BUILD_IDENTIFIER: '"shell"',
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
  return isProduction ? [browser, server] : browser;
};
