import { expect, it, vi } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

/** At VIP 6, the highest of theme 2. */
const opened = async () => {
  const app = openApp({ persona: 'collector' })
  const { root } = app
  root.start()
  await Promise.all([root.services(), root.config.load()])
  await vi.dynamicImportSettled()
  await root.member.load()
  await settle()
  root.modals.closeAll()
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
  root.play(4)
  await settle()
  root.modals.close('legal')
  await rise(10)
  expect(root.modals.isOpen('levelUp')).toBe(false)
  expect(root.showType).toBe(2)
  root.play(0)
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
