import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/admin',
  base: '/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 1_500,
  },
});
