import { expect, it } from 'vitest'
import type { SupportMessage } from '../../../src/platform/device/support'
import { threadRows } from '../../../src/stores/service/threadRows'

const said = (from: SupportMessage['from'], by?: string): SupportMessage => ({
  ...{ id: '', from, text: '', at: 0 },
  ...(by !== undefined && { by }),
})

it('[SERV-01] a run of messages ends with another speaker, as when a person takes over', () => {
  const rows = threadRows([said('support'), said('support'), said('player'), said('support'), said('support', 'Ana')])
  expect(rows.map(({ begins, ends }) => [begins, ends])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    [true, true],
  ])
})
