interface Shared {
  version: string;
  get: () => Promise<() => unknown>;
}
interface Remote {
  name: string;
  entry: string;
  entryGlobalName: string;
}
interface ShareRequest {
  customShareInfo: { shareConfig: { requiredVersion: string } };
}
type Scope = Record<string, Record<string, Shared>>;

export declare const CurrentGlobal: { __FEDERATION__: { __INSTANCES__: unknown[] } };
export declare function setGlobalFederationInstance(instance: unknown): void;
export declare class ModuleFederation {
  constructor(options: {
    name: string;
    plugins: { createScript: (from: { url: string }) => { script: HTMLScriptElement; timeout: number } }[];
    shared?: Record<string, Shared>;
  });
  shareScopeMap: { default: Scope };
  initShareScopeMap(name: string, scope: Scope): void;
  loadShare(name: string, request: ShareRequest): Promise<(() => unknown) | false>;
  loadShareSync(name: string, request: ShareRequest): () => unknown;
  registerRemotes(remotes: Remote[], options?: { force?: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}
