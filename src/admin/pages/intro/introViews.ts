/** How the whole is edited: field by field, or where it stands. */
export const introViews = ['form', 'page'] as const;
export type IntroView = (typeof introViews)[number];
