/** A killed engine stays away this long, as a rebooting machine: at once back, it would keep its role. */
export const MACHINE_BACK_MS = 10_000;
