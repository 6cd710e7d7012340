/** Query parameters of the jobs page beside paging. */
export const jobFilterNames = ['state', 'kind'] as const;
