import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

export const modules = path.join(import.meta.dirname, '../../node_modules');

export const sourceOf = (file) => readFileSync(path.join(modules, file), 'utf8');

const compilerOptions = {
  allowJs: true,
  esModuleInterop: true,
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
};

/**
 * Runs the source of a library in this page, as production.
 * @param requires imported modules, by request
 * @throws Error for another import
 */
export function evaluateLibrary(source, requires) {
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  const module = { exports: {} };
  const require = (request) => {
    if (!(request in requires)) throw new Error(`no module ${request}`);
    return requires[request];
  };
  const production = { env: { NODE_ENV: 'production' } };
  const run = new Function('module', 'exports', 'require', 'process', outputText);
  run(module, module.exports, require, production);
  return module.exports;
}
