import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { minifySync } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

import { recordEarlyPresses } from './shell/kit/src/early-press.ts';
import { HIDDEN_CHANGED, HIDDEN_KEY, styleHiddenListings } from './shell/kit/src/hidden-listings.ts';
import { sessionBootScript } from './shell/kit/src/session-boot.ts';
import { themeBootScript, themeBootStyle } from './shell/kit/src/theme-boot.ts';
import { dark, light } from './shell/kit/src/ui/palette.ts';
import * as pages from './services/contracts/src/pages.ts';
import { compressScripts } from './shell/kit/compress-scripts.mjs';
import { checkLighterParts, replacedFiles } from './shell/kit/lighter-parts.mjs';
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

const styledNames = path.join(root, 'shell/kit/styled-names.mjs');
const lighterParts = path.join(root, 'shell/kit/lighter-parts.mjs');
const subsetFont = path.join(root, 'shell/kit/subset-font.mjs');
const lightFederation = path.join(root, 'shell/kit/light-federation.mjs');
const lightContainer = path.join(root, 'shell/kit/light-container.mjs');
const loaders = [styledNames, lighterParts, subsetFont, lightFederation, lightContainer];
const SERVER_FILE = 'server.js';

const distOf = (name) => path.join(root, name, 'dist');

/**
 * Build cache. A first build for deployment does not write it: that takes a sixth of its time, and a start waits for it.
 * @param kind `production`, `development` or `server`
 */
const diskCache = (name, kind) =>
  (kind === 'development' || existsSync(distOf(name))) && {
    type: 'filesystem',
    cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
    name: `${name}-${kind}`,
    buildDependencies: {
      config: [import.meta.filename, ...loaders, path.join(root, 'shell/kit/shared.mjs')],
    },
  };

/**
 * Configuration shared by every front end.
 * @param name the folder and federation name, `mfe-listings`
 */
export function baseConfig(name, isProduction) {
  checkLighterParts();
  const hash = isProduction ? '.[contenthash:10]' : '';
  const mode = isProduction ? 'production' : 'development';
  return {
    mode,
    context: path.join(root, name),
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'source-map',
    output: {
      path: distOf(name),
      publicPath: 'auto',
      uniqueName: name,
      clean: { keep: SERVER_FILE },
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
        { test: /\.tsx?$/, exclude: /node_modules\/(?!@pokriv)/, use: [swc, styledNames] },
        { test: replacedFiles, use: [lighterParts] },
        { test: /\.(woff2|webp|png|svg)$/, type: 'asset/resource' },
        { test: /\.woff2$/, resourceQuery: /^\?basic$/, use: [subsetFont] },
      ],
    },
    cache: diskCache(name, mode),
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Emits a JSON file about the build.
 * @param contentOf returns its content for a compilation
 */
const emitJson = (file, contentOf) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(file, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: file, stage }, () => {
        const text = JSON.stringify(contentOf(compilation));
        compilation.emitAsset(file, new webpack.sources.RawSource(text));
      });
    });
  },
});

/** Files by named chunk, for preloads by the page. */
export const listChunks = emitJson('chunks.json', ({ namedChunkGroups }) =>
  Object.fromEntries(
    [...namedChunkGroups].map(([name, group]) => [
      name,
      group.getFiles().filter((file) => file.endsWith('.js')),
    ]),
  ),
);

const listPages = (name) =>
  emitJson('pages.json', () => Object.values(pages).filter(({ owner }) => owner === name));

/**
 * Server build of a front end: one CommonJS file with the same components. Browser-only modules are left out; assets
 * have the URLs of the browser build, which emits them.
 * @param options.externals modules loaded by `require` instead of being bundled
 */
export function serverConfig(name, { entry, output = {}, externals = [], absent = [] }) {
  const config = baseConfig(name, true);
  return {
    ...config,
    name: 'server',
    target: 'node24',
    entry: { server: entry },
    output: {
      ...config.output,
      ...output,
      filename: SERVER_FILE,
      chunkFilename: '[name].server.js',
      library: { type: 'commonjs2' },
      clean: false,
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, ...Object.fromEntries(absent.map((request) => [request, false])) },
    },
    externals: Object.fromEntries(externals.map((request) => [request, `commonjs2 ${request}`])),
    module: { ...config.module, generator: { 'asset/resource': { emit: false } } },
    cache: diskCache(name, 'server'),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** `{ react: '19.3.1', … }`: the versions that the shell shares. */
export function sharedVersions() {
  return Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name)]));
}

function versionOf(request) {
  if (request.startsWith('@pokriv/web-kit')) return require('./shell/kit/package.json').version;
  const [name] = request.split('/');
  return require(`${name}/package.json`).version;
}

const majorOf = (version) => `^${version.split('.')[0]}.0.0`;

/** A self-contained function as inline code that calls it. */
const inlineCall = (run, ...values) =>
  minifySync(`(${run})(${values.map((value) => JSON.stringify(value)).join()});`, {
    compress: true,
    mangle: true,
  }).code;

/** index.html with the theme set before the first paint; the BFF replaces `<!--boot-->` and sets the nonce. */
export function htmlPage(options = {}) {
  return new HtmlWebpackPlugin({
    template: path.join(root, 'shell/src/index.html'),
    templateParameters: {
      themeBootScript,
      themeBootStyle,
      sessionBootScript,
      earlyPressScript: inlineCall(recordEarlyPresses),
      hiddenListingsScript: inlineCall(styleHiddenListings, HIDDEN_KEY, HIDDEN_CHANGED),
      pageColor: { light: light.page, dark: dark.page },
    },
    scriptLoading: 'defer',
    minify: false,
    ...options,
  });
}

/** Only slices with public pages have one. */
const SERVER_ENTRY = './src/server.ts';

/**
 * A slice: in production one federation container that exposes `./routes` and imports shared packages from the shell,
 * and the same routes for the server; in development (`npm run dev -w mfe-listings`) the slice alone, with a frame of its own
 * and calls to the running stack.
 * @param options.firstPages chunk names of pages that visitors open one after the other: modules that two of them share
 * is one file, since many small ones compress worse
 * @param options.parts modules that it exposes beside its routes, by name (docs/adr/0073)
 */
export function sliceConfig(name, port, { firstPages = [], parts = {} } = {}) {
  return (_environment, { mode }) => {
    const isProduction = mode === 'production';
    const config = baseConfig(name, isProduction);
    if (!isProduction) return standaloneConfig(config, port);
    const server = existsSync(path.join(root, name, SERVER_ENTRY))
      ? [serverConfig(name, { entry: SERVER_ENTRY, externals: sharedPackages })]
      : [];
    return [containerConfig(name, withFirstPages(config, firstPages), parts), ...server];
  };
}

const withFirstPages = (config, firstPages) => {
  const chunks = ({ name }) => firstPages.includes(name);
  const cacheGroups = {
    firstPages: { name: 'first-pages', chunks, minChunks: 2, priority: 1, enforce: true },
    // Large, rarely changed, and read by the form as by the map.
    districts: { name: 'districts', test: /place\/districts\.ts$/, chunks: 'async', enforce: true },
  };
  return { ...config, optimization: { ...config.optimization, splitChunks: { cacheGroups } } };
};

function containerConfig(name, config, parts) {
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
      listChunks,
      listPages(name),
      compressScripts,
      new ModuleFederationPlugin({
        name: name.replace('-', '_'),
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: {
          './routes': './src/routes.tsx',
          ...Object.fromEntries(
            Object.entries(parts).map(([part, file]) => [`./${part}`, { import: file, name: part }]),
          ),
        },
        manifest: true,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        // Only the shell loads slices.
        experiments: {
          externalRuntime: true,
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
        shared,
      }),
    ],
  };
}

function standaloneConfig(config, port) {
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
