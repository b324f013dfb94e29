import { createServer, isRunnableDevEnvironment } from 'vite'
import { art } from '../assets/art'
import { icons } from '../assets/icons'
import { frameIcons } from '../page/lobbyModules'

/** Runs modules of the product in the build process, including lazy ones, and passes them to `use`. */
export async function withModules<T>(use: (load: <M>(file: string) => Promise<M>) => Promise<T>): Promise<T> {
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [art(), icons(frameIcons)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { ssr } = server.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('this Vite has no module runner')
    return await use((file) => ssr.runner.import(`/${file}`))
  } finally {
    await server.close()
  }
}
