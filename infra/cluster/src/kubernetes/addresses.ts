import { join } from 'node:path';

import { ownDataDir } from '@pokriv/bench/stack/start-own-stack';

/**
 * Addresses of the node, all of them in its own network namespace, which has no link to the machine's network: nothing in it
 * can be reached from outside, and nothing in it reaches out.
 */
export const NODE_NAME = 'node0';
export const NODE_ADDRESS = '192.168.77.1';
export const NODE_NETWORK = `${NODE_ADDRESS}/24`;
/** No host; the default route needs one. */
export const NODE_GATEWAY = '192.168.77.254';
export const POD_NETWORK = '10.244.0.0/24';
export const SERVICE_NETWORK = '10.96.0.0/16';
export const API_URL = `https://${NODE_ADDRESS}:6443`;
export const ETCD_URL = 'http://127.0.0.1:2379';
/** The free ports of which `anyFreePort` takes the site's. */
export const NODE_PORTS = '32768-60999';

export const DATA = 'cluster-kubernetes';

/** Folders of a run below `.data/cluster-kubernetes`. */
export const folders = {
  /** compiled and unpacked once */
  programs: join(ownDataDir(DATA), 'programs'),
  /** new at each start */
  node: join(ownDataDir(DATA), 'node'),
  /** stays until the next start */
  podLogs: join(ownDataDir(DATA), 'logs', 'pods'),
};

export const nodeFile = (...path: string[]): string => join(folders.node, ...path);

/** The node's address in place of loopback: how pods reach the engines and stand-ins. */
export const fromPods = (value: string): string => value.replaceAll('127.0.0.1', NODE_ADDRESS);
