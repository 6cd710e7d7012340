/** Query parameters of the list of users beside search and paging. */
export const userFilterNames = ['role', 'type', 'department_id', 'active'] as const;
