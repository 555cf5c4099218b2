/** Constants written into the worker by the build (`service-worker-plugin.mjs`). */
declare const SHELL_BUILD: string;
declare const SHELL_FILES: readonly string[];

export const shellBuild = SHELL_BUILD;
/** Files that a page of this build needs offline. */
export const shellFiles = SHELL_FILES;
