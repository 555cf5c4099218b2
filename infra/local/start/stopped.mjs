/** Something that the person at the keyboard has to put right; its message is the whole output. */
export class Stopped extends Error {}
