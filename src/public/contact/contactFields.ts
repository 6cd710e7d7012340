/** What the form holds, as it was typed. */
export const emptyContact = { name: '', email: '', position: '', company: '', requirement: '' };

export type ContactFields = typeof emptyContact;
