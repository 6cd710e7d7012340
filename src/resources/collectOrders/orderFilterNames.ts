/** Query parameters of the history beside paging and search. */
export const orderFilterNames = ['filter_status', 'social_type', 'mine', 'from', 'to'] as const;
