import { describe, expect, it, vi } from 'vitest'
import type { AppConfig } from '../../../src/contract/config'
import { editConfig, openApp } from '../../support/app'
import { settle } from '../../support/platform'

type Ladder = AppConfig['appVipMap']

/** A signed-in player of showType 3 or of the given level, with a changed appVipMap. */
const withLadder = async (change: (map: Ladder) => Ladder, vip?: number) => {
  const edit = editConfig(({ appVipMap }) => ({ appVipMap: change(appVipMap) }))
  const { root } = openApp({ persona: 'vip3', edit })
  root.start()
  await vi.dynamicImportSettled()
  await settle()
  if (vip !== undefined) root.member.patch({ vip })
  return root
}

describe('the theme of a player', () => {
  it('[VIP-01] is the showType of the level; a visitor gets the brand theme', async () => {
    const root = await withLadder((map) => map)
    expect(root.showType).toBe(3)
    root.session.logout()
    expect(root.showType).toBe(1)
  })

  it('[VIP-01] is that of the nearest lower level if the configuration has a gap', async () => {
    const root = await withLadder((map) =>
      Object.fromEntries(Object.entries(map).filter(([, vip]) => vip.showType !== 3)),
    )
    expect(root.showType).toBe(2)
  })

  it('[VIP-01] is 1 if the showType is unknown', async () => {
    const root = await withLadder((map) =>
      Object.fromEntries(Object.entries(map).map(([key, vip]) => [key, { ...vip, showType: 9 }])),
    )
    expect(root.showType).toBe(1)
  })

  it('[VIP-01] is that of the nearest level above the top and below the bottom of the ladder', async () => {
    expect((await withLadder((map) => map, 99)).showType).toBe(6)
    const fromThirdOn = (map: Ladder) => Object.fromEntries(Object.entries(map).filter(([, vip]) => vip.showType >= 3))
    expect((await withLadder(fromThirdOn, 0)).showType).toBe(3)
  })

  it('[VIP-01] is the brand theme without levels, and before the configuration has loaded', async () => {
    expect((await withLadder(() => ({}))).showType).toBe(1)
    const { root } = openApp({ persona: 'vip6' })
    await root.member.load()
    expect([root.member.info?.vip, root.config.config, root.showType]).toEqual([14, null, 1])
  })
})
