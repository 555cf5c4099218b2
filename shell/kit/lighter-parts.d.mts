export declare const replacedFiles: RegExp;
export declare function checkLighterParts(folder?: string, known?: Readonly<Record<string, string>>): void;
interface LoaderContext {
  resourcePath: string;
  addDependency: (file: string) => void;
}
export default function lighterParts(this: LoaderContext, source: string): string;
