/** Moderators work on the same lists at once: read anew after 5 s instead of 5 minutes, and every minute on screen. */
export const fresh = { dedupingInterval: 5_000, refreshInterval: 60_000, revalidateOnFocus: true } as const;
