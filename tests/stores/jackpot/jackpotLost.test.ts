import { expect, it } from 'vitest'
import type { AppConfig, JackpotCell } from '../../../src/contract/config'
import { type DrawRow, drawLog } from '../../../src/contract/jackpot'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

type Reply = Record<string, unknown>

/** A row of a backend that sends required fields only: no cell, no bonus, no proof. */
const bareRow = ({ propId, type, count, amountSection, createTime }: DrawRow) => ({
  propId,
  type,
  count,
  amountSection,
  createTime,
})

/** What is shown after a lost reply, with the record row changed by `edit`. */
const shownOf = async (
  draw: string,
  change: (row: DrawRow) => object = (row) => row,
  cabinet: (cell: JackpotCell) => JackpotCell = (cell) => cell,
) => {
  const edit: AppOptions['edit'] = (endpoint, reply: Reply) => {
    if (endpoint === drawLog.name) return { ...reply, list: (reply['list'] as DrawRow[]).map(change) }
    if (endpoint !== 'appConfig') return reply
    const config = reply['config'] as AppConfig
    return { ...reply, config: { ...config, jackpotAwardConfigList: config.jackpotAwardConfigList.map(cabinet) } }
  }
  const { root, backend, fault, pass } = openApp({ persona: 'lucky', edit })
  await root.config.load()
  const jackpot = root.feature(JackpotStore)
  await jackpot.load()
  backend.journal.world.forcedDraws.push(draw)
  fault('receiveDrawChance:lost*1')
  jackpot.tapSpin()
  await settle()
  pass(20_000)
  const { phase } = jackpot.spin
  const drawn = phase.name === 'failed' && phase.why.kind === 'unknownCell' ? phase.why.drawn : null
  const shown = phase.name === 'result' || phase.name === 'amount' ? phase.drawn : drawn
  if (shown === null) throw new Error(phase.name)
  await jackpot.record.load()
  return { jackpot, phase, drawn: shown, row: jackpot.record.rows[0] }
}

it('[JACK-12] a lost draw is restored from the record: cell, prize, id and forced flag', async () => {
  const { drawn, row } = await shownOf('2001#6')
  expect(drawn).toEqual({ id: 6, propId: 2001, type: 1, count: 8800, bonus: 0, recordId: row?.id, forced: true })
})

it('[JACK-12] a lost draw is forced only if its proof says so', async () => {
  const { drawn } = await shownOf('2001#6', ({ proof, ...row }) => ({
    ...row,
    ...(proof && { proof: { ...proof, forced: false } }),
  }))
  expect(drawn).not.toHaveProperty('forced')
})

it('[JACK-12] in a record without cells, the cell with the same prize shows a lost draw', async () => {
  const { drawn, jackpot } = await shownOf('2001#8', bareRow)
  const { type, propId, count } = jackpot.cells.find(({ id }) => id === 8) as JackpotCell
  expect(drawn).toMatchObject({ type, propId, count, bonus: 0 })
  expect(jackpot.cells.find(({ id }) => id === drawn.id)).toMatchObject({ type, propId, count })
  expect(drawn).not.toHaveProperty('recordId')
  expect(drawn).not.toHaveProperty('forced')
})

it('[JACK-12] in a record without cells, a lost jackpot is shown on the jackpot’s cell, with its amount', async () => {
  const { drawn, jackpot, phase } = await shownOf('50003', (row) => ({ ...bareRow(row), amountSection: '100-12345' }))
  expect(phase).toMatchObject({ name: 'amount', jackpot: 'minor' })
  expect(drawn).toMatchObject({ propId: 50003, type: 2, bonus: 12345 })
  expect(jackpot.cells.find(({ id }) => id === drawn.id)?.type).toBe(2)
})

it('[JACK-12] of a record that names no amount, a lost jackpot is shown without one', async () => {
  const { drawn } = await shownOf('50003', (row) => ({ ...bareRow(row), amountSection: '' }))
  expect(drawn.bonus).toBe(0)
})

it('[JACK-12] an ordinary prize has no amount, whatever its section says', async () => {
  const { drawn } = await shownOf('2001#6', (row) => ({ ...bareRow(row), amountSection: '100-12345' }))
  expect(drawn.bonus).toBe(0)
})

it('[JACK-12] in a record without cells, a cell with the same number of something else does not show a lost draw', async () => {
  const { drawn } = await shownOf('2001#8', bareRow, (cell) => (cell.id === 5 ? { ...cell, count: 50 } : cell))
  expect(drawn.id).toBe(8)
})

it('[JACK-12] a lost draw of a prize that no cell shows is still named', async () => {
  const { phase, drawn } = await shownOf('2001#8', (row) => ({ ...bareRow(row), count: 77 }))
  expect(phase.name).toBe('failed')
  expect(drawn).toMatchObject({ id: 0, propId: 2001, count: 77 })
})
