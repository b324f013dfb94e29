import { describe, expect, it } from 'vitest'
import { amounts, deposit, mailKinds } from './steps'
import { checkLedger, openServer } from './support'

const start = openServer()

interface Team {
  inviteCode: string
  claimable: number
  tiers: { tier: number; people: number; bet: number; commission: number }[]
  validInvites: { id: string; state: number }[]
}

describe('a friend’s real bets, over HTTP', () => {
  it('[MOCK-04] earn the inviter commission, settled by the clock, and a reward for the valid friend', async () => {
    const world = await start()
    const inviter = await world.register('inviter')
    const team = () => inviter.call<Team>('appAgent5User')
    const friend = await world.register('friend', (await team()).inviteCode)
    expect((await team()).tiers[0]).toMatchObject({ tier: 1, people: 1, bet: 0, commission: 0 })
    expect(await mailKinds(inviter)).not.toContain('friendQualified')

    await deposit(world, friend, 20_000, 'first')
    await friend.bet('1:5000*20=5000')
    expect(await inviter.refused('appAgent5UserReceive')).toBe(4001)
    await world.until('2026-06-02T00:59:59Z')
    expect(await team()).toMatchObject({ claimable: 0 })
    await world.wait('1s')
    // 0.30 % of 1,000.00.
    expect((await team()).tiers[0]).toMatchObject({ people: 1, bet: 100_000, commission: 300 })
    expect(await team()).toMatchObject({ claimable: 300, yesterday: 300, total: 300 })
    expect(await mailKinds(inviter)).toEqual(expect.arrayContaining(['commissionSettled', 'friendQualified']))

    await inviter.call('appAgent5UserReceive')
    expect(await inviter.refused('appAgent5UserReceive')).toBe(4001)
    await inviter.call('appAgent5UserInviteValidReceive', { id: 'v1' })
    expect(await inviter.refused('appAgent5UserInviteValidReceive', { id: 'v1' })).toBe(4002)
    expect(await amounts(inviter, 'agent.commission')).toEqual([300])
    expect(await inviter.coin()).toBe(300 + 500)
    await checkLedger(inviter)
    await checkLedger(friend)
  })
})
