import type { Exchange } from '../http/exchange.ts';
import type { AssetStore } from './asset-store.ts';
import { sendAsset, sendNoFile } from './send-asset.ts';
import { sendManifest } from './send-manifest.ts';
import type { ReadManifest } from './manifest.ts';

const MFE = '/mfe/';
const ASSETS = '/assets/';
const MANIFEST = '/mfe-manifest.json';

/** `/index.html` is the page itself; any other last segment with a dot is a file. */
export const isFileAddress = (path: string): boolean =>
  path.startsWith(MFE) ||
  path.startsWith(ASSETS) ||
  (path !== '/index.html' && path.slice(path.lastIndexOf('/')).includes('.'));

/** Parts of a version that only the BFF and deployments read. */
const isInner = (path: string): boolean => /\/(server\.js|chunks\.json)$/u.test(path);

export type ServeFile = (exchange: Exchange) => Promise<void>;

/**
 * Built files: `/mfe/<slice>/<version>/…` of any kept version, `/assets/…` of the shell's versions, and the shell's few
 * files with fixed names (`/sw.js`, `/manifest.webmanifest`, icons) of the current version only.
 */
export function createServeFile(readManifest: ReadManifest, assets: AssetStore): ServeFile {
  return async (exchange) => {
    const { path } = exchange;
    const manifest = await readManifest();
    if (path === MANIFEST) {
      sendManifest(exchange, manifest);
      return;
    }
    if (isInner(path)) {
      sendNoFile(exchange);
      return;
    }
    if (path.startsWith(MFE)) {
      const [, , slice = '', ...rest] = path.split('/');
      const asset = slice === 'shell' ? undefined : await assets.ofSlice(slice, rest.join('/'));
      if (asset) sendAsset(exchange, asset, 'immutable');
      else sendNoFile(exchange);
      return;
    }
    const version = manifest.shell?.version;
    const isHashed = path.startsWith(ASSETS);
    const asset =
      version === undefined
        ? undefined
        : await assets.ofShell(version, path.slice(1), { andOlder: isHashed });
    if (asset) sendAsset(exchange, asset, isHashed ? 'immutable' : 'no-cache');
    else sendNoFile(exchange);
  };
}
