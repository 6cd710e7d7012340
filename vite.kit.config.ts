import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The kit alone, for its pictures; no build of the product reads this. */
export default defineConfig({
  root: 'src/admin',
  base: '/',
  publicDir: false,
  plugins: [react()],
  build: {
    rolldownOptions: { input: 'src/admin/kit/index.html' },
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    chunkSizeWarningLimit: 10_000,
  },
});
