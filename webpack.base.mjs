import { createRequire } from 'node:module';
import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';

import { themeBootScript, themeBootStyle } from './shell/kit/src/theme-boot.ts';
import { sharedPackages } from './shell/kit/shared.mjs';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

const swc = {
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

/** What every front end has in common. @param name the folder and federation name, `mfe-listings` */
export function baseConfig(name, isProduction) {
  const hash = isProduction ? '.[contenthash:10]' : '';
  return {
    mode: isProduction ? 'production' : 'development',
    context: path.join(root, name),
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'source-map',
    output: {
      path: path.join(root, name, 'dist'),
      publicPath: 'auto',
      uniqueName: name,
      clean: true,
      crossOriginLoading: 'anonymous',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      /** Its default export condition is the development build, also in production. */
      alias: { 'react-router$': require.resolve('react-router').replace('development', 'production') },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules\/(?!@pokriv)/, use: swc },
        { test: /\.(woff2|webp|png|svg)$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      name: `${name}-${isProduction ? 'production' : 'development'}`,
      buildDependencies: { config: [import.meta.filename, path.join(root, 'shell/kit/shared.mjs')] },
    },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** `{ react: '19.3.1', … }`: the versions that the shell lends. */
export function sharedVersions() {
  return Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name)]));
}

function versionOf(request) {
  if (request.startsWith('@pokriv/web-kit')) return require('./shell/kit/package.json').version;
  const [name] = request.split('/');
  return require(`${name}/package.json`).version;
}

const majorOf = (version) => `^${version.split('.')[0]}.0.0`;

/** index.html with the theme set before the first paint; the BFF replaces `<!--boot-->` and gives the nonce. */
export function htmlPage(options = {}) {
  return new HtmlWebpackPlugin({
    template: path.join(root, 'shell/src/index.html'),
    templateParameters: { themeBootScript, themeBootStyle },
    scriptLoading: 'defer',
    minify: false,
    ...options,
  });
}

/**
 * A slice: in production one federation container that exposes `./routes` and borrows everything shared from the shell;
 * in development (`npm run dev -w mfe-listings`) the slice alone, with a frame of its own and calls to the running stack.
 */
export function sliceConfig(name, port) {
  return (_environment, { mode }) => {
    const isProduction = mode === 'production';
    const config = baseConfig(name, isProduction);
    return isProduction ? container(name, config) : alone(config, port);
  };
}

function container(name, config) {
  const shared = Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [
      request,
      { singleton: true, import: false, version, requiredVersion: majorOf(version) },
    ]),
  );
  return {
    ...config,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: name.replace('-', '_'),
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './routes': './src/routes.tsx' },
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        shared,
      }),
    ],
  };
}

function alone(config, port) {
  const stack = process.env.POKRIV_URL ?? 'http://localhost:3000';
  const toStack = [
    '/api',
    '/media',
    '/identitytoolkit.googleapis.com',
    '/securetoken.googleapis.com',
    '/dev-google',
  ];
  return {
    ...config,
    entry: { main: './src/standalone.tsx' },
    output: { ...config.output, publicPath: '/' },
    plugins: [htmlPage()],
    devServer: {
      host: '127.0.0.1',
      port,
      historyApiFallback: true,
      proxy: [{ context: toStack, target: stack }],
    },
  };
}
