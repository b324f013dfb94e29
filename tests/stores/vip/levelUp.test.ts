import { expect, it, vi } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { BonusStore } from '../../../src/stores/bonus/BonusStore'
import { VipStore } from '../../../src/stores/vip/VipStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

/** At VIP 6, the highest of theme 2. */
const opened = async (options: AppOptions = {}) => {
  const app = openApp({ persona: 'collector', ...options })
  const { root } = app
  root.start()
  await Promise.all([root.services(), root.config.load()])
  await vi.dynamicImportSettled()
  await root.member.load()
  await settle()
  if (!options.kept) root.modals.closeAll()
  const rise = async (level: number) => {
    await createControls(app.backend).grant(`level:${level}`)
    await root.member.refresh()
  }
  return { ...app, rise }
}

it('[VIP-01] a new level is shown once, and the theme stays until its moment has shown it', async () => {
  const { root, rise } = await opened()
  expect(root.showType).toBe(2)
  await rise(7)
  expect(root.modals.top).toEqual({ name: 'levelUp', props: { from: 6, to: 7 } })
  expect(root.showType).toBe(2)
  root.member.showLevel()
  expect(root.showType).toBe(3)
  root.modals.close('levelUp')
  await root.member.refresh()
  expect(root.modals.isOpen('levelUp')).toBe(false)
})

it('[VIP-01] it waits for a modal and for the way out of a game; several levels are one moment', async () => {
  const { root, rise } = await opened()
  root.modals.open('legal')
  await rise(7)
  expect(root.modals.top?.name).toBe('legal')
  root.setActiveGame(4)
  await settle()
  root.modals.close('legal')
  await rise(10)
  expect(root.modals.isOpen('levelUp')).toBe(false)
  expect(root.showType).toBe(2)
  root.setActiveGame(0)
  await settle()
  expect(root.modals.top).toEqual({ name: 'levelUp', props: { from: 6, to: 10 } })
})

it('[VIP-01] however it is closed, the new theme is shown', async () => {
  const { root, rise } = await opened()
  await rise(7)
  root.modals.closeAll()
  expect(root.showType).toBe(3)
})

it('[VIP-01] neither the login of another player nor a lower level is a level-up', async () => {
  const { root, rise } = await opened()
  await rise(3)
  expect(root.showType).toBe(1)
  root.session.logout()
  await settle()
  expect(root.modals.isOpen('levelUp')).toBe(false)
  expect(root.member.heldVip).toBe(null)
})

it('[VIP-01] a level in any reply is the level of every page, and its moment comes', async () => {
  const { root, backend } = await opened()
  await createControls(backend).grant('level:7')
  await root.feature(VipStore).info.load()
  expect([root.member.info?.vip, root.modals.top]).toEqual([7, { name: 'levelUp', props: { from: 6, to: 7 } }])
  root.modals.closeAll()
  await createControls(backend).grant('level:8')
  await root.feature(BonusStore).reads.vip.load()
  expect([root.member.info?.vip, root.modals.isOpen('levelUp')]).toEqual([8, true])
})

it('[VIP-01] a level reached while the app was closed, or before its moment, is shown on the next visit', async () => {
  const first = await opened()
  const kept = { 'shown-vip': `${first.root.member.info?.id} 4` }
  const { root } = await opened({ kept })
  await vi.waitFor(() => expect(root.modals.stack).toContainEqual({ name: 'levelUp', props: { from: 4, to: 6 } }))
  const shown = () => root.platform.storage.local.get('shown-vip')?.split(' ').at(-1)
  expect(shown()).toBe('4')
  root.modals.closeAll()
  expect(shown()).toBe('6')
  const other = await opened({ kept: { 'shown-vip': 'someone 4' } })
  expect(other.root.modals.isOpen('levelUp')).toBe(false)
})
