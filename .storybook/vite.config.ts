import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from '../vite/assets/art'
import { games } from '../vite/assets/games'
import { icons } from '../vite/assets/icons'
import { storybookGames } from './gamePages'

/** The app's sources without its page, worker and headers. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), art(), icons(), storybookGames, games()],
  define: { __APP_VERSION__: JSON.stringify('storybook') },
  resolve: { alias: { tldts: fileURLToPath(new URL('../mocks/network/adapters/msw/tldtsStub.ts', import.meta.url)) } },
  optimizeDeps: {
    // Pre-bundled, or the first story that needs one reloads the page under a running test.
    include: [
      '@emotion/react',
      '@emotion/react/jsx-dev-runtime',
      '@emotion/react/jsx-runtime',
      '@emotion/styled',
      '@faker-js/faker/locale/ar',
      '@faker-js/faker/locale/en_AU',
      '@faker-js/faker/locale/es_MX',
      '@faker-js/faker/locale/pt_BR',
      '@faker-js/faker/locale/vi',
      '@mswjs/interceptors/XMLHttpRequest',
      '@mswjs/interceptors/fetch',
      '@noble/hashes/hmac.js',
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      '@storybook/addon-a11y > axe-core',
      'canvas-confetti',
      'i18next',
      'mobx',
      'mobx-react-lite',
      'msw',
      'msw-storybook-addon/csf3',
      'msw/experimental',
      'number-flow',
      'react-router-dom',
      'uqr',
      'valibot',
      'virtua',
      'zzfx',
    ],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
  },
})
