import type { Plugin } from 'vite'

const define = { 'process.env.NODE_ENV': '"production"' }

/** The build of React that ships, which is faster; without the warnings of the development build. */
export const productionReact = (): Plugin => ({
  name: 'production-react',
  enforce: 'post',
  config: () => ({
    define,
    oxc: { jsx: { development: false } },
    optimizeDeps: { rolldownOptions: { transform: { define } } },
  }),
})
