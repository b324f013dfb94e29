import { defineConfig } from 'vite'

/** The mock server as one program for Node; packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'mocks/network/adapters/http/main.ts', outDir: 'dist-server', emptyOutDir: true, minify: false },
})
