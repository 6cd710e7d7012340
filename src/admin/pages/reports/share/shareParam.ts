/** Names the open tab of the sharing drawer in the address. */
export const shareParam = 'share';
