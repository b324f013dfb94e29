import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { openApp } from '../../support/app'

const opened = () => {
  const { modals } = openApp().root
  return { modals, names: () => modals.stack.map(({ name }) => name) }
}

it('[MODAL-07] one opened again moves to the top, once, with its new props', () => {
  const { modals, names } = opened()
  const [one, two] = [[{ propId: 2001, count: 5 }], [{ propId: 2002, count: 7 }]]
  modals.open('reward', { awards: one })
  modals.open('notice')
  modals.open('reward', { awards: two })
  expect(names()).toEqual(['notice', 'reward'])
  expect(modals.top).toEqual({ name: 'reward', props: { awards: two } })
  modals.open('notice')
  expect(names()).toEqual(['reward', 'notice'])
  expect([modals.isOpen('reward'), modals.isOpen('jackpot')]).toEqual([true, false])
})

it('[NET-03] a reward closes the pop-up that its request has timed out', () => {
  const { modals, names } = opened()
  modals.open('tips')
  modals.open('reward', { awards: [{ propId: 2001, count: 5 }] })
  expect(names()).toEqual(['reward'])
})

it('[MODAL-07] one that closes leaves the others, and one that is locked stays', () => {
  const { modals, names } = opened()
  modals.open('jackpot')
  modals.open('notice')
  modals.open('tips')
  expect(modals.close('notice')).toBe(true)
  expect(names()).toEqual(['jackpot', 'tips'])
  modals.lock('jackpot', 'spinning')
  expect(modals.lockOf('jackpot')).toBe('spinning')
  expect(modals.close('jackpot')).toBe(false)
  expect(names()).toEqual(['jackpot', 'tips'])
})

it('[MODAL-07] another page closes all but those that are locked', () => {
  const { modals, names } = opened()
  modals.open('jackpot')
  modals.open('tips')
  modals.lock('jackpot', 'spinning')
  modals.closeAll()
  expect(names()).toEqual(['jackpot'])
})

it('[MODAL-07] the back button is held while there is a modal, a layer or a lock', () => {
  const { modals } = opened()
  expect(modals.holdsBack).toBe(false)
  modals.open('tips')
  expect(modals.holdsBack).toBe(true)
  modals.closeTop()
  expect(modals.holdsBack).toBe(false)
  const lift = modals.push(() => true)
  expect(modals.holdsBack).toBe(true)
  lift()
  expect(modals.holdsBack).toBe(false)
  const release = modals.lock('jackpot', 'spinning')
  expect(modals.holdsBack).toBe(true)
  release()
  expect(modals.holdsBack).toBe(false)
})

it('[MODAL-07] with nothing open, going back is allowed unless something is locked', () => {
  const { modals } = opened()
  expect(modals.closeTop()).toBe(true)
  const release = modals.lock('jackpot', 'spinning')
  expect(modals.closeTop()).toBe(false)
  release()
  expect(modals.closeTop()).toBe(true)
})

it('[MODAL-07] of several layers the top one goes first and at once, one that refuses stays, and each takes off only itself', () => {
  const { modals } = opened()
  const asked: string[] = []
  const layer = (name: string, closes: boolean) =>
    modals.push(() => {
      asked.push(name)
      return closes
    })
  const lift = layer('page', false)
  layer('dialog', true)
  expect([modals.closeTop(), modals.layers.length]).toEqual([true, 1])
  expect([modals.closeTop(), modals.layers.length]).toEqual([false, 1])
  expect(asked).toEqual(['dialog', 'page'])
  lift()
  expect(modals.holdsBack).toBe(false)
})

it.each([
  ['opens', (modals) => modals.open('tips')],
  ['is locked', (modals) => void modals.lock('jackpot', 'spinning')],
  ['is laid on top', (modals) => void modals.push(() => true)],
  ['is prepared', (modals) => modals.prepare()],
] as [string, (modals: ReturnType<typeof opened>['modals']) => void][])(
  '[MODAL-07] the back guard is loaded when something %s, not before',
  (_, act) => {
    const { modals } = opened()
    expect(modals.used).toBe(false)
    act(modals)
    expect(modals.used).toBe(true)
  },
)

it('[SESS-02] all of them close when the session ends, locked or not', () => {
  const { modals } = opened()
  modals.open('jackpot')
  modals.lock('jackpot', 'spinning')
  modals.clear()
  expect([modals.stack, modals.locks.size]).toEqual([[], 0])
})

it('[MODAL-07] stack, layers and locks are observable', () => {
  const { modals, names } = opened()
  const changes: unknown[] = []
  const stop = autorun(() => changes.push([names().join(), modals.layers.length, modals.lockOf('jackpot')]))
  modals.open('jackpot')
  modals.push(() => true)()
  modals.lock('jackpot', 'spinning')()
  stop()
  expect(changes).toEqual([
    ['', 0, undefined],
    ['jackpot', 0, undefined],
    ['jackpot', 1, undefined],
    ['jackpot', 0, undefined],
    ['jackpot', 0, 'spinning'],
    ['jackpot', 0, undefined],
  ])
})
