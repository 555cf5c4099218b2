import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

export const modules = join(import.meta.dirname, '../../../node_modules');

export const sourceOf = (file: string): string => readFileSync(join(modules, file), 'utf8');

const compilerOptions = {
  allowJs: true,
  esModuleInterop: true,
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
};

/**
 * Runs the source of a library in this page, as production.
 * @param requires what it imports, by request
 * @throws Error for another import
 */
export function evaluateLibrary<Library>(
  source: string,
  requires: Readonly<Record<string, unknown>>,
): Library {
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  const module = { exports: {} };
  const require = (request: string) => {
    if (!(request in requires)) throw new Error(`no module ${request}`);
    return requires[request];
  };
  const production = { env: { NODE_ENV: 'production' } };
  new Function('module', 'exports', 'require', 'process', outputText)(
    module,
    module.exports,
    require,
    production,
  );
  return module.exports as Library;
}
