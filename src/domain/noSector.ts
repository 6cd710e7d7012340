/** Among the sectors a list is narrowed to: records without any. */
export const noSector = 'none';
