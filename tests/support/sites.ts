import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { buildDir, ensureBuilt } from '../../scripts/build.mjs'
import { browserArgs, findChromium } from '../../scripts/chromium.mjs'
import { startServer } from '../../scripts/server.mjs'
import { startProduct } from './productSite'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the product with the mock server behind it. */
    appUrl: string
    /** URL of the production build alone. */
    productUrl: string
    /** URL of the demo. */
    demoUrl: string
    /** WebSocket endpoint of the shared browser. */
    browserUrl: string
  }
}

/** Starts to build product and demo if their sources changed, serves both on free ports and starts a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests wait for them (`waitForBuilds`), and fail if one fails.
  const builds = Promise.allSettled([ensureBuilt('production'), ensureBuilt('demo')])
  const app = await startProduct({ dir: buildDir('production'), latency: 'none', compressed: false })
  const product = await startServer({ dir: buildDir('production'), port: 0 })
  const demo = await startServer({ dir: buildDir('demo'), port: 0, compressed: false })
  const executablePath = findChromium()
  const browser = await chromium.launchServer({
    ...(executablePath ? { executablePath } : {}),
    // Without a GPU its emulation takes more time than drawing without one; fewer processes, less between them.
    args: [...browserArgs, '--disable-gpu', '--in-process-gpu', '--enable-features=NetworkServiceInProcess2'],
  })
  project.provide('appUrl', app.url)
  project.provide('productUrl', product.url)
  project.provide('demoUrl', demo.url)
  project.provide('browserUrl', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await Promise.all([app.close(), product.close(), demo.close(), builds])
  }
}
