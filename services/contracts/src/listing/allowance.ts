/** A landlord's publishing places (decisions §7). Free of zod. */
export interface Allowance {
  /** Pending, active and paused listings. */
  used: number;
  /** Of the plan; null: no limit. */
  limit: number | null;
}

/** How many more listings can be published; null: no limit. */
export const placesLeft = ({ used, limit }: Allowance): number | null =>
  limit === null ? null : Math.max(0, limit - used);
