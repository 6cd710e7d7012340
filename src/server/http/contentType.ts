/** The type of stored or drawn bytes as a header says it: what is text says that it is UTF-8. */
export const contentType = (type: string): string => (type === 'image/svg+xml' ? `${type}; charset=utf-8` : type);
