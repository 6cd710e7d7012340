import type { IslandName } from './islands';

/** The sources of the islands, as the manifest of the build names them. */
export const islandSources: Record<IslandName, string> = {
  featuredKols: 'home/FeaturedKols.tsx',
  verify: 'verify/VerifyTool.tsx',
  passcode: 'passcode/PasscodeForm.tsx',
  request: 'request/RequestWizard.tsx',
  cart: 'cart/CartIsland.tsx',
  addToRequest: 'cart/AddToRequest.tsx',
  contact: 'contact/ContactForm.tsx',
};
