/** Where it is kept whether posts stand in rows or as cards: the same for all of them. */
export const postView = 'postView';
