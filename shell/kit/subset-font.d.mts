interface LoaderContext {
  resourcePath: string;
  async: () => (error: Error | null, font?: Buffer) => void;
}
export default function subset(this: LoaderContext, source: Buffer): void;
