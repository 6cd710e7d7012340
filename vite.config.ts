import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { groupOf } from './scripts/chunks/groups';
import { readUses } from './scripts/chunks/uses';
import { kitPage } from './scripts/kitPage';
import { withoutSummaries } from './scripts/withoutSummaries';

const pages: InlineConfig = {
  root: 'src/admin',
  base: '/',
  publicDir: false,
  plugins: [withoutSummaries(), kitPage(), react()],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 1_500,
  },
};

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return pages;
  const name = groupOf(await readUses({ ...pages, configFile: false }));
  const codeSplitting = { groups: [{ name, debugName: 'pages', includeDependenciesRecursively: false }] };
  const rolldownOptions = { preserveEntrySignatures: 'allow-extension' as const, output: { codeSplitting } };
  return { ...pages, build: { ...pages.build, rolldownOptions } };
});
