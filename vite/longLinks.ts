import type { Plugin } from 'vite'
import { refuseUnreadable } from '../scripts/listen.mjs'

/** The development server answers an address that is too long as the others do. */
export const longLinks = (): Plugin => ({
  name: 'kismara:long-links',
  apply: 'serve',
  configureServer: ({ httpServer }) => {
    if (httpServer) refuseUnreadable(httpServer)
  },
})
