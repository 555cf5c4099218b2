/** Folder of the installed packages. */
export declare const modules: string;
export declare function sourceOf(file: string): string;
export declare function evaluateLibrary<Library>(
  source: string,
  requires: Readonly<Record<string, unknown>>,
): Library;
