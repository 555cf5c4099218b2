/** Publishing slots of a landlord (decisions §7). Free of zod. */
export interface Allowance {
  used: number;
  limit: number | null;
}

/** null: unlimited. */
export const placesLeft = ({ used, limit }: Allowance): number | null =>
  limit === null ? null : Math.max(0, limit - used);
