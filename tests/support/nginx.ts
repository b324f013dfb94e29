import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { deliveryOf } from '../../vite/delivery/folder'
import { freePort } from './freePort'

interface NginxOptions {
  program: string
  /** The folder of a build. */
  dir: string
  /** `host:port` of mock servers, in place of those of `deploy/compose.yaml`. */
  worlds?: readonly string[]
}

/** Serves a build by `deploy/nginx.conf`, with this machine's paths and ports. */
export async function startNginx({ program, dir, worlds = [] }: NginxOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'kismara-nginx-'))
  const port = await freePort()
  for (const part of ['upstreams', 'locations']) mkdirSync(join(folder, part))
  if (worlds.length > 0) {
    let next = 0
    const upstream = readFileSync('deploy/worlds/upstream.conf', 'utf8')
    writeFileSync(
      join(folder, 'upstreams/worlds.conf'),
      upstream.replace(/server \S+:4010/g, () => `server ${worlds[next++]}`),
    )
    writeFileSync(join(folder, 'locations/worlds.conf'), readFileSync('deploy/worlds/locations.conf', 'utf8'))
  }
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/kismara-delivery', resolve(deliveryOf(dir)))
    .replaceAll('/srv/kismara', resolve(dir))
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/kismara', folder)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('listen 8080', `listen localhost:${port}`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const running = spawn(program, ['-c', file, '-g', `daemon off;${user}`], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  running.stderr.on('data', (text) => {
    complaints += text
  })
  const url = `http://localhost:${port}`
  for (let tries = 0; !(await fetch(`${url}/healthz`).catch(() => null))?.ok; tries++) {
    if (tries > 50 || running.exitCode !== null) throw new Error(`nginx did not start: ${complaints}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    url,
    close: async () => {
      const ended = new Promise((done) => running.once('exit', done))
      running.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
