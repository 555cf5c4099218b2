import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';

import type { Currency } from '@pokriv/contracts/money';

import type { BootSettings, PageSettings } from '../boot.ts';
import type { PagePlan, PageRead, Program, RenderedPage } from './protocol.ts';

/** Exports of `shell/src/server/server.tsx`. */
interface ServerShell {
  BASE_STYLES_ID: string;
  lend: () => Promise<Record<string, unknown>>;
  render: (page: {
    address: string;
    slice: ServerSlice;
    reads: unknown;
    boot: PageSettings;
  }) => Promise<Omit<RenderedPage, 'baseStylesId'>>;
}

/** Exports of `src/server.ts` of a slice. */
interface ServerSlice {
  firstScreenOf: (path: string, search: string) => PagePlan | undefined;
  /** Absent in slices without one, and in versions before it. */
  plainForm?: {
    readOf: (path: string, search: string, currency: Currency) => PageRead | undefined;
    hrefOf: (search: string, reply: unknown, currency: Currency) => string;
  };
}

export interface LoadedProgram {
  plan: ServerSlice['firstScreenOf'];
  plainForm: ServerSlice['plainForm'];
  render: (page: { address: string; reads: string; currency: Currency }) => Promise<RenderedPage>;
}

type Require = (name: string) => unknown;
type Bundle = (module: { exports: unknown }, exports: unknown, require: Require) => void;

const noModule: Require = (name) => {
  throw new Error(`a server build asks for ${name}, which the shell does not share`);
};

async function evaluate<Exports>(file: string, require: Require): Promise<Exports> {
  const code = await readFile(file, 'utf8');
  const bundle = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: file,
  }).runInThisContext() as Bundle;
  const module = { exports: {} };
  bundle(module, module.exports, require);
  return module.exports as Exports;
}

/** Evaluates the server builds of a shell and a slice; the slice shares the shell's modules. */
export async function loadProgram(
  { shell: shellFile, slice: sliceFile }: Program,
  { deploymentsDir, boot }: { deploymentsDir: string; boot: BootSettings },
): Promise<LoadedProgram> {
  const shell = await evaluate<ServerShell>(join(deploymentsDir, shellFile), noModule);
  const lent = await shell.lend();
  // Parsing an address needs the site's currency, also before the first rendering.
  (lent['@pokriv/web-kit/boot'] as { giveBoot: (boot: BootSettings) => void }).giveBoot(boot);
  const slice = await evaluate<ServerSlice>(join(deploymentsDir, sliceFile), (name) =>
    Object.hasOwn(lent, name) ? lent[name] : noModule(name),
  );
  return {
    plan: (path, search) => slice.firstScreenOf(path, search),
    plainForm: slice.plainForm,
    render: async ({ address, reads, currency }) => ({
      ...(await shell.render({
        address,
        slice,
        reads: JSON.parse(reads) as unknown,
        boot: { ...boot, primaryCurrency: currency },
      })),
      baseStylesId: shell.BASE_STYLES_ID,
    }),
  };
}
