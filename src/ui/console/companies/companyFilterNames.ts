/** Query parameters the lists of customers and brands take from the address. */
export const companyFilterNames = ['statuses', 'sector_ids'] as const;
