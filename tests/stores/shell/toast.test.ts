import { expect, it } from 'vitest'
import { message } from '../../../src/stores/data/message'
import { TOAST_MS } from '../../../src/stores/shell/ToastStore'
import { openApp } from '../../support/app'

const opened = () => {
  const { root, pass } = openApp()
  const said = () => root.toasts.list.map(({ tone, message }) => [tone, message.keys[0]])
  return { toasts: root.toasts, pass, said }
}

it('[ERR-03] each toast disappears after its own time', () => {
  const { toasts, pass, said } = opened()
  expect(toasts.used).toBe(false)
  toasts.show('info', message('member.refreshed'))
  expect(toasts.used).toBe(true)
  pass(TOAST_MS / 2)
  toasts.show('danger', message('error.offline'))
  pass(TOAST_MS / 2 - 1)
  expect(said()).toEqual([
    ['info', 'member.refreshed'],
    ['danger', 'error.offline'],
  ])
  pass(1)
  expect(said()).toEqual([['danger', 'error.offline']])
  pass(TOAST_MS / 2)
  expect(said()).toEqual([])
})

it('[ERR-03] dismissing a toast keeps the others, even with the same text', () => {
  const { toasts, said } = opened()
  toasts.show('info', message('member.refreshed'))
  toasts.show('info', message('member.refreshed'))
  const [first, second] = toasts.list
  expect(first?.id).not.toBe(second?.id)
  toasts.dismiss(second?.id ?? 0)
  expect(toasts.list).toEqual([first])
  expect(said()).toEqual([['info', 'member.refreshed']])
})

it('[ERR-03] a toast can offer an action', () => {
  const { toasts } = opened()
  const action = { label: message('action.retry'), run: () => undefined }
  toasts.show('info', message('member.refreshed'), action)
  expect(toasts.list[0]?.action).toEqual(action)
})
