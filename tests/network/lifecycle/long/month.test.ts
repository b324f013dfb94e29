import { describe, expect, it } from 'vitest'
import { startMockServer } from '../../../../mocks/network/adapters/http/server'
import { checkMonth } from '../month/checks'
import { explain } from '../month/explain'
import { liveMonth } from '../month/month'

describe('a month in the life of a player, over HTTP', () => {
  it('[MOCK-04] reaches VIP 3; every line of the ledger is explained, and all screens add up to it', async () => {
    const wrong: string[] = []
    const server = await startMockServer({ port: 0, reportError: (what) => wrong.push(what) })
    const month = await liveMonth(server.url)
    const checks = await checkMonth(month)
    await server.stop()
    expect(checks.filter(({ here, there }) => here !== there)).toEqual([])
    expect(explain(month.entries).filter(({ why }) => why === '?')).toEqual([])
    const kinds = new Set(month.entries.map(({ kind }) => kind))
    for (const kind of [
      'deposit.bonus',
      'jackpot.prize',
      'vip.bonus',
      'rebate.received',
      'withdraw.held',
      'task.chest',
    ])
      expect(kinds).toContain(kind)
    expect(new Set(month.mails.map(({ kind }) => kind))).toContain('withdrawalPaid')
    expect(month.refused).toHaveProperty('exchange 3011')
    expect(wrong).toEqual([])
  }, 60_000)
})
