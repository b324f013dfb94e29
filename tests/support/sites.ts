import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../scripts/build.mjs'
import { startServer } from '../../scripts/server.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the production build is served. */
    productUrl: string
    /** Where the demo is served. */
    demoUrl: string
  }
}

/** Builds the product and the demo when their sources have changed and serves both on free ports. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dirs = [await ensureBuilt('production'), await ensureBuilt('demo')] as const
  const product = await startServer({ dir: dirs[0], port: 0 })
  const demo = await startServer({ dir: dirs[1], port: 0 })
  project.provide('productUrl', product.url)
  project.provide('demoUrl', demo.url)
  return async () => {
    await Promise.all([product.close(), demo.close()])
  }
}
