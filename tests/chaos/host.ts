import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildDir, ensureBuilt } from '../../scripts/build.mjs'
import { startServer } from '../../scripts/server.mjs'
import { alternate } from '../support/deploys'
import { twinBuild } from '../support/twinBuild'

export interface Host {
  readonly url: string
  /** Puts the other one of its two builds in place of the present one. */
  deploy(): void
  close(): Promise<void>
}

/** Serves the demo in two builds that behave alike, one at a time. */
export const openHost = async (): Promise<Host> => {
  await ensureBuilt('demo')
  const folder = mkdtempSync(join(tmpdir(), 'kismara-chaos-'))
  const second = join(folder, 'second')
  twinBuild(buildDir('demo'), second, 'f')
  const { present, deploy } = alternate(folder, resolve(buildDir('demo')), second)
  const server = await startServer({ dir: present, port: 0, compressed: false })
  let version: 'v1' | 'v2' = 'v1'
  return {
    url: server.url,
    deploy: () => {
      version = version === 'v1' ? 'v2' : 'v1'
      deploy(version)
    },
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
