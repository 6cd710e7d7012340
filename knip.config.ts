import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/server/main.ts',
    'vite.site.config.ts',
    'vite.kit.config.ts',
    'src/admin/kit/main.tsx',
    'src/public/main.ts',
    'src/public/draw.tsx',
    'src/server/worker.ts',
    'src/server/workers/*.worker.ts',
    'src/server/commands/*.ts',
    'scripts/*.mjs',
    'scripts/bench/bareRedirect.ts',
    'scripts/bench/bareServer.ts',
    'scripts/bench/exceljsRead.ts',
    'playwright.config.ts',
    'tests/e2e/**/*.spec.ts',
    'tests/support/e2eServer.ts',
    'tests/server/privatePostgresProcess.ts',
    'tests/support/renderReportFiles.ts',
    'tests/server/reportPdfProcess.ts',
    // Compiled by a test, beside the types it makes.
    'tests/support/apiClient/mainFlow.ts',
  ],
  project: ['src/**/*.{ts,tsx}', 'scripts/**/*.{mjs,ts}', 'tests/**/*.{ts,tsx}', '*.ts'],
  // Its plugin would run the configuration, which looks for a browser and may install one; as an entry it is only read.
  playwright: false,
  ignoreDependencies: [
    // What a test makes of the API document.
    'kolhub-api',
    // Fonts, read as files.
    '@expo-google-fonts/.+',
    '@fontsource/be-vietnam-pro',
    // Peers of ra-input-rich-text.
    '@tiptap/.+',
    // A peer of ra-i18n-i18next.
    'react-i18next',
    // Read as a file and run inside the page.
    'axe-core',
    // Types of a package that ships none.
    '@types/smtp-server',
  ],
  // Debian's, for installing a browser where none is found; for certificates of a test; Linux's, for holding a server to one core.
  ignoreBinaries: ['apt-get', 'openssl', 'taskset'],
  // A type named beside the function that takes it documents the function, even where nobody else spells it out.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
