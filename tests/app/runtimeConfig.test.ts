import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRuntimeConfig } from '../../src/app/startup/runtimeConfig'
import { online } from '../../src/contract/config'
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

  it.each(['{"baseUrl":"api.club.test"}', '{"baseUrl":"https://api.club.test/v1"}', '{"gameHosts":"all"}', '7', '{'])(
    'stops the start where it is wrong: %s',
    (text) => {
      expect(() => parseRuntimeConfig(text)).toThrow()
    },
  )

  it('reaches the address and the stamp of every call', () => {
    const { root } = openApp({ config: { baseUrl: 'https://api.club.test', appId: 'club', channel: 'PARTNER' } })
    const { url, body } = root.api.prepare(online, {})
    expect(url).toMatch(/^https:\/\/api\.club\.test\/app\/v1\//)
    expect(JSON.parse(body)).toMatchObject({ appId: 'club', channel: 'PARTNER' })
  })
})
