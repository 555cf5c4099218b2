/** Constants that the build writes into the worker (`service-worker-plugin.mjs`). */
declare const SHELL_BUILD: string;
declare const SHELL_FILES: readonly string[];

export const shellBuild = SHELL_BUILD;
/** Files needed offline by a page of this build. */
export const shellFiles = SHELL_FILES;
