/**
 * What lists are asked for beside the states they show: all that was approved, whether or not an edit of it waits and it
 * shows as pending (CONTRACT.md §4).
 */
export const inForce = 'in_force';
