import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseRuntimeConfig } from '../../src/app/startup/runtimeConfig'
import { online } from '../../src/contract/config'
import { deliveryOf } from '../../vite/delivery/folder'
import { problemsOf } from '../../vite/page/configCheck'
import { openApp } from '../support/app'

describe('the runtime configuration', () => {
  it('of the page as it is built sets nothing', () => {
    const text = /<script type="application\/json" id="config">([^<]*)</.exec(readFileSync('index.html', 'utf8'))?.[1]
    expect(parseRuntimeConfig(text)).toEqual({})
    expect(parseRuntimeConfig()).toEqual({})
  })

  it('of a delivery names its backend, its app, its channel and the hosts of its games', () => {
    const config = {
      baseUrl: 'https://api.club.test',
      appId: 'club',
      channel: 'PARTNER',
      gameHosts: ['https://games.club.test'],
    }
    expect(parseRuntimeConfig(JSON.stringify(config))).toEqual(config)
  })

  it('takes the slash at the end of an origin for what it is', () => {
    expect(parseRuntimeConfig('{"baseUrl":"https://api.club.test/","gameHosts":["https://games.club.test/"]}')).toEqual(
      {
        baseUrl: 'https://api.club.test',
        gameHosts: ['https://games.club.test'],
      },
    )
  })

  it.each([
    ['{"baseUrl":"api.club.test"}', 'baseUrl'],
    ['{"baseUrl":"https://api.club.test/v1"}', 'baseUrl'],
    ['{"gameHosts":"all"}', 'gameHosts'],
    ['{"gameHosts":["https://games.club.test","games"]}', 'gameHosts.1'],
    ['{"baseURL":"https://api.club.test"}', 'baseURL'],
    ['7', 'all of it'],
    ['{', 'not JSON'],
  ])('stops the start where it is wrong, and names the key: %s', (text, named) => {
    expect(() => parseRuntimeConfig(text)).toThrow(named)
  })

  it('is checked in a built page, with the hosts that its policy allows', () => {
    const dir = mkdtempSync(join(tmpdir(), 'kismara-config-'))
    onTestFinished(() => {
      for (const folder of [dir, deliveryOf(dir)]) rmSync(folder, { recursive: true })
    })
    const policy = "default-src 'none'; connect-src 'self' https://api.club.test; frame-src https://games.club.test"
    const rules = [{ path: '/index.html', headers: { 'content-security-policy': policy } }]
    mkdirSync(deliveryOf(dir))
    writeFileSync(join(deliveryOf(dir), 'headers.json'), JSON.stringify(rules))
    const check = (config: object) => {
      const block = `<script type="application/json" id="config">${JSON.stringify(config)}</script>`
      writeFileSync(join(dir, 'index.html'), block)
      return problemsOf(dir)
    }
    expect(check({})).toEqual([])
    expect(check({ baseUrl: 'https://api.club.test/', gameHosts: ['https://games.club.test'] })).toEqual([])
    expect(check({ baseUrl: 'https://api.other.test' })).toEqual([expect.stringContaining('https://api.other.test')])
    expect(check({ gameHosts: ['https://api.club.test'] })).toEqual([expect.stringContaining('frame-src')])
    expect(check({ supportScript: '/chat/{license}.js' })).toEqual([])
    expect(check({ supportScript: 'https://chat.test/{license}.js' })).toEqual([
      expect.stringContaining('KISMARA_CHAT=https://chat.test'),
    ])
    expect(() => check({ gamehosts: [] })).toThrow('gamehosts')
    writeFileSync(join(dir, 'index.html.gz'), gzipSync('the page as built'))
    expect(check({})).toEqual([expect.stringContaining('index.html.gz is of another configuration')])
  })

  it('reaches the address and the stamp of every call', () => {
    const { root } = openApp({ config: { baseUrl: 'https://api.club.test', appId: 'club', channel: 'PARTNER' } })
    const { url, body } = root.api.prepare(online, {})
    expect(url).toMatch(/^https:\/\/api\.club\.test\/app\/v1\//)
    expect(JSON.parse(body)).toMatchObject({ appId: 'club', channel: 'PARTNER' })
  })
})
