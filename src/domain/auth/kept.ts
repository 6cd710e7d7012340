/** Under what name a browser keeps the session of whoever chose to stay signed in. */
export const sessionKey = 'session';

/** Kept beside it while this person may edit the intro page: they see it instead of being led on. */
export const editsSiteKey = 'edits-site';
