/** Query parameters of the audit page beside paging. */
export const auditFilterNames = ['actor_id', 'action', 'entity', 'from', 'to'] as const;
