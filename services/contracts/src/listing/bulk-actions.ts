/** Steps that an owner takes with several listings at once. Free of zod: pages load it. */
export const bulkActions = ['pause', 'resume', 'renew', 'rent', 'delete'] as const;
