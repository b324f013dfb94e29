import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The empty app: every figure in milliseconds stands beside its, measured in the same run. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  build: { outDir: resolve('dist-floor'), emptyOutDir: true, chunkSizeWarningLimit: 1000 },
})
