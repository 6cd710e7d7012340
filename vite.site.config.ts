import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Pages and islands by their sources: the server links their styles and has scripts of islands fetched early. */
const sources = {
  main: 'src/public/main.ts',
  home: 'src/public/home/HomePage.tsx',
  featuredKols: 'src/public/home/FeaturedKols.tsx',
  report: 'src/public/report/ReportPage.tsx',
  passcode: 'src/public/passcode/PasscodePage.tsx',
  verify: 'src/public/verify/VerifyPage.tsx',
  message: 'src/public/message/MessagePage.tsx',
  policy: 'src/public/policy/PolicyPage.tsx',
  verifyTool: 'src/public/verify/VerifyTool.tsx',
  kols: 'src/public/kols/KolsPage.tsx',
  kol: 'src/public/kols/KolPage.tsx',
  cartIsland: 'src/public/cart/CartIsland.tsx',
  addToRequest: 'src/public/cart/AddToRequest.tsx',
  request: 'src/public/request/RequestPage.tsx',
  requestWizard: 'src/public/request/RequestWizard.tsx',
  contact: 'src/public/contact/ContactPage.tsx',
  contactForm: 'src/public/contact/ContactForm.tsx',
  passcodeForm: 'src/public/passcode/PasscodeForm.tsx',
};

/** The public site, built twice: what browsers load, and with `build.ssr` the module the server draws pages with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/public',
  base: '/',
  publicDir: false,
  plugins: [react()],
  // The server loads the module as it is: nothing of it is looked up again when it runs.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    emptyOutDir: true,
    target: isSsrBuild ? 'node20' : 'es2022',
    assetsDir: 'site',
    // Every font and picture has an address: the pages' policy takes none from data:.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {
          ssr: true,
          outDir: '../../dist/site-server',
          rolldownOptions: { input: { draw: 'src/public/draw.tsx' } },
        }
      : {
          manifest: true,
          outDir: '../../dist/public',
          rolldownOptions: { input: sources, preserveEntrySignatures: 'allow-extension' as const },
        }),
  },
}));
