import type { SessionUser } from '../session.ts';

/** True for a user built from the identity; only a profile has `createdAt`. */
export const isStandIn = ({ createdAt }: SessionUser): boolean => createdAt === undefined;
