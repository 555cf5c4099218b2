/** Bulk steps of an owner. Free of zod: pages load it. */
export const bulkActions = ['pause', 'resume', 'renew', 'rent', 'delete'] as const;
