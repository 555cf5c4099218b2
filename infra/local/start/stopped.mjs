/** An error that the user can correct; its message is the whole output. */
export class Stopped extends Error {}
