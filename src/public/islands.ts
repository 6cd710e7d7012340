import type { ComponentType } from 'react';

/** What is drawn again in the browser because it answers to people; everything else on a page is only ever HTML. */
export const islands = {
  featuredKols: async () => (await import('./home/FeaturedKols')).FeaturedKols,
  verify: async () => (await import('./verify/VerifyTool')).VerifyTool,
  passcode: async () => (await import('./passcode/PasscodeForm')).PasscodeForm,
  request: async () => (await import('./request/RequestWizard')).RequestWizard,
  cart: async () => (await import('./cart/CartIsland')).CartIsland,
  addToRequest: async () => (await import('./cart/AddToRequest')).AddToRequest,
  contact: async () => (await import('./contact/ContactForm')).ContactForm,
};

export type IslandName = keyof typeof islands;

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
/** What an island is given: it travels as JSON in the page. */
export type IslandProps<Name extends IslandName> = Loaded<Name> extends ComponentType<infer Props> ? Props : never;
