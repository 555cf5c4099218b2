declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** Subset of the Koa context used by the tests' middleware. */
  export interface Context {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    headers: Record<string, string | undefined>;
    status: number;
    type: string;
    body: unknown;
  }

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: { getMetadata: (bucket: string, key: string) => Promise<{ etag: string }> };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
