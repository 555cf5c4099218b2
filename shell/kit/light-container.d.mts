interface ConsumeData {
  shareKey: string;
  shareScope: string[];
  singleton: boolean;
  requiredVersion: string;
}
interface WebpackRequire {
  S: unknown;
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  federation: { instance: unknown };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, ConsumeData> };
}
export declare const bundlerRuntime: {
  consumes: (options: {
    chunkId: string;
    promises: unknown[];
    chunkMapping: Record<string, string[]>;
    installedModules: Record<string, unknown>;
    webpackRequire: WebpackRequire;
  }) => void;
};
