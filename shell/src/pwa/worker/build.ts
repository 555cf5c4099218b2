/** What the build of the shell writes into the worker (`service-worker-plugin.mjs`). */
declare const SHELL_BUILD: string;
declare const SHELL_FILES: readonly string[];

/** Names this build by its content. */
export const shellBuild = SHELL_BUILD;
/** Addresses of the files that a page of this build needs without a network. */
export const shellFiles = SHELL_FILES;
