import { describe, expect, it } from 'vitest'
import { createJournal } from '../../mocks/network/state/journal'
import { exportState, importState } from '../../mocks/network/state/stateExport'
import { ACTIVITY } from '../../src/contract/activity/activityTypes'
import { type BackendFixture, createFixture } from './backendSupport'

const bytes = (value: unknown) => JSON.stringify(value)

const replayed = ({ backend }: BackendFixture) => {
  const { origin, entries } = backend.journal
  return createJournal(JSON.parse(bytes(origin)), JSON.parse(bytes(entries))).world
}

describe('the control config', () => {
  it('[MOCK-04] is set, read and cleared; a new value replaces the old one', async () => {
    const { mock } = createFixture()
    const before = bytes(mock.snapshot())
    expect(mock.configs()).toEqual([])
    await mock.config('otpStatus:0,registerType:2, lengthLimits.password.min:10,loginTypes:2+1')
    expect(await mock.config('otpStatus:1,activity.22:closed')).toEqual([
      'otpStatus:1',
      'registerType:2',
      'lengthLimits.password.min:10',
      'loginTypes:2+1',
      'activity.22:closed',
    ])
    await mock.clearConfig()
    expect([mock.configs(), bytes(mock.snapshot())]).toEqual([[], before])
    await mock.config('otpStatus:0')
    await mock.reset({ persona: 'regular' })
    expect(mock.configs()).toEqual([])
  })

  it.each([
    [{}, 'not a switch'],
    ['', 'not a switch'],
    ['otp', 'nearest: otpStatus'],
    ['otpStatus:2', 'otpStatus; 0, 1'],
    ['otpStatus', 'otpStatus; 0, 1'],
    ['otpStatus:', 'otpStatus; 0, 1'],
    ['registerType:0', '1, 2, 3'],
    ['loginTypes:1+4', 'joined by +'],
    ['loginTypes:1+1', 'joined by +'],
    ['socialTypes:1', 'joined by +'],
    ['gameShowNum:-1', '0 to 1000'],
    ['lengthLimits.password.min:33', 'exceed its maximum'],
    ['lengthLimits.smsCode.max:5,lengthLimits.smsCode.min:4', 'the demo’s code of 6'],
    ['lengthLimits.password:8', 'nearest: lengthLimits.password.'],
    ['activity.7:closed', 'nearest: activity.'],
    ['activity.22:shut', 'open, closed'],
    ['__proto__:1', 'nearest'],
    ['otpStatus:0,otpStatus:x', 'otpStatus; 0, 1'],
  ])('[MOCK-04] refuses %j and changes nothing', async (text, hint) => {
    const { mock } = createFixture()
    const before = bytes(mock.snapshot())
    await expect(mock.config(text as string)).rejects.toThrow(hint)
    expect(bytes(mock.snapshot())).toBe(before)
  })

  it('[MOCK-04] shows in every reply that carries the switches', async () => {
    const { mock, call } = createFixture()
    await mock.config('otpStatus:0,gameShowNum:7,loginTypes:2,withdrawPassword:0,activity.22:closed')
    const { config } = (await call('appConfig', { v: '1' })) as { config: object }
    const visit = { gameListVersion: '', os: '', deviceModel: '', messagingToken: '' }
    const login = await call('preLogin', { ...visit, phoneinfoJsonModel: '', deviceId: '' })
    for (const reply of [config, login]) {
      expect(reply).toMatchObject({ otpStatus: 0, gameShowNum: 7, loginTypes: [2], registerType: 3 })
      expect(reply).not.toHaveProperty('activity')
      expect(reply).not.toHaveProperty('withdrawPassword')
    }
    expect((await call('getActivityIds'))['activityIds']).not.toContain(ACTIVITY.redPacket)
  })

  it.each([
    [ACTIVITY.luckyJackpot, 'receiveDrawChance', {}, 1003, 'canReceiveDrawChance'],
    [ACTIVITY.freeLoginBonus, 'loginBonus3UserReceive', {}, 4004, null],
    [ACTIVITY.freeSign, 'activityReceive', { activityId: ACTIVITY.freeSign, stepId: 'day4' }, 4004, 'signInFlag'],
    [ACTIVITY.tasks, 'receiveTaskAward', { id: 'chest-20' }, 4004, 'hasTask'],
    [ACTIVITY.inviteUserSpin, 'actInviteUserSpin', {}, 4004, 'spinAwardFlag'],
    // Its red dot is also the rebate's.
    [ACTIVITY.vip, 'receiveVipTaskUnReceiveBonus', {}, 4004, null],
    [ACTIVITY.vipRebate, 'betBonusReceive', {}, 4004, null],
    [ACTIVITY.agent5, 'appAgent5UserReceive', {}, 4004, 'agent5AwardFlag'],
  ] as const)(
    '[MOCK-04] closes activity %i: %s is refused, its red dot goes off',
    async (id, name, body, code, dot) => {
      const { mock, call } = createFixture({ persona: 'collector' })
      if (dot) expect((await call('activityGetStatusList'))[dot]).toBe(true)
      await mock.config(`activity.${id}:closed`)
      expect(await call(name, body)).toEqual({ errcode: code })
      if (dot) expect((await call('activityGetStatusList'))[dot]).toBe(false)
      await mock.config(`activity.${id}:open`)
      expect(await call(name, body)).toMatchObject({ errcode: 0 })
    },
  )

  it('[MOCK-04] rests the games: listed as closed, none starts, no bet is taken', async () => {
    const { mock, call } = createFixture()
    const statuses = async () => {
      const { config } = (await call('appConfig', { v: '1' })) as { config: { appGameList: { status: number }[] } }
      return [...new Set(config.appGameList.map(({ status }) => status))]
    }
    const version = (await call('appConfig', { v: '1' }))['gameListVersion']
    await mock.config('maintenance:1')
    expect(await statuses()).toEqual([0])
    expect((await call('appConfig', { v: '1' }))['gameListVersion']).not.toBe(version)
    expect(await call('startGame', { gameId: 1 })).toEqual({ errcode: 5002 })
    expect(await mock.bet('1:100')).toEqual({ errcode: 5002 })
    await mock.clearConfig()
    expect(await statuses()).toEqual([1, 0])
    expect(await mock.bet('1:100')).toMatchObject({ errcode: 0 })
  })

  it('[MOCK-04] decides which ways to sign in are on offer, and whether a withdrawal asks for the password', async () => {
    const { mock, call } = createFixture()
    await call('safeboxPassword', { password: '123456' })
    expect((await call('getExchange'))['needsSafeboxPassword']).toBe(true)
    await mock.config('loginTypes:2,withdrawPassword:0')
    const own = { account: 'regular', password: 'demo1234' }
    expect(await call('accountLogin', own)).toMatchObject({ errcode: 0 })
    const sms = { mobile: '+12025550112', code: '123456' }
    expect(await call('accountLoginSms', sms)).toEqual({ errcode: 2016 })
    expect(await call('accountRegist4', sms)).toEqual({ errcode: 2016 })
    expect((await call('getExchange'))['needsSafeboxPassword']).toBe(false)
  })
})

describe('the control grant', () => {
  it('[MOCK-04] gives through the ledger, marked as a tester’s', async () => {
    const { mock, backend } = createFixture({ persona: 'newcomer' })
    const before = mock.ledger().length
    const words = 'coin:5000,points:200,chance:1,liveness:20,safebox:70,coupon:1010,item:40001,left:40,left:70@7'
    expect(await mock.grant(words)).toEqual({ errcode: 0, coin: 5_000 })
    const moved = mock.ledger().slice(before)
    expect(
      moved.filter(({ kind }) => kind !== 'opening').map(({ asset, amount, kind }) => [asset, amount, kind]),
    ).toEqual([
      ['coin', 5_000, 'tester.coin'],
      ['points', 200, 'tester.points'],
      ['chance', 1, 'tester.chance'],
      ['liveness', 20, 'tester.liveness'],
      ['safebox', 70, 'tester.safebox'],
      ['coupon:1010', 1, 'tester.coupon'],
      ['item:40001', 1, 'tester.item'],
      ['game:1', 40, 'game.left'],
      ['game:7', 70, 'game.left'],
    ])
    expect(backend.journal.world.players[moved[0]?.playerId ?? '']?.balances).toMatchObject({ coin: 5_000, chance: 1 })
  })

  it.each([
    ['chance:1', 'broke', 'canReceiveDrawChance'],
    ['liveness:20', 'newcomer', 'taskAwardFlag'],
    ['mail:gift', 'broke', 'emailAwardFlag'],
    ['mail:appUpdate', 'broke', 'hasMail'],
    ['bonus:daily', 'newcomer', 'vipAwardFlag'],
    ['commission:500', 'newcomer', 'hasAgent'],
    ['friend:1', 'newcomer', 'agent5AwardFlag'],
    ['spins:2', 'newcomer', 'spinAwardFlag'],
  ])('[MOCK-04] %s lights the red dot of %s: %s', async (text, persona, dot) => {
    const { mock, call } = createFixture({ persona })
    // What the persona starts with is claimed or read first.
    for (const name of ['receiveMail', 'appVipUserReceiveSignInAward', 'receiveVipTaskUnReceiveBonus']) await call(name)
    const { list } = (await call('getMail2', { pageNum: 1, pageSize: 100 })) as unknown as { list: { id: string }[] }
    for (const { id } of list) await call('getMailDetail', { id })
    for (let spin = 0; spin < 2; spin++) await call('actInviteUserSpin')
    expect((await call('activityGetStatusList'))[dot]).toBe(false)
    expect(await mock.grant(text)).toMatchObject({ errcode: 0 })
    expect((await call('activityGetStatusList'))[dot]).toBe(true)
  })

  it('[MOCK-04] moves the level up or down; a level-up bonus is still paid once', async () => {
    const { mock, call } = createFixture({ persona: 'newcomer' })
    const level = async () => ((await call('getVipInfo'))['vipData'] as { level: number }).level
    await mock.grant('level:12')
    expect(await level()).toBe(12)
    expect(await call('receiveVipTaskUnReceiveBonus')).toMatchObject({ errcode: 0 })
    await mock.grant('level:3')
    expect(await level()).toBe(3)
    await mock.grant('level:12')
    expect(await call('receiveVipTaskUnReceiveBonus')).toEqual({ errcode: 4001 })
  })

  it.each(['daily', 'weekly', 'monthly'])('[MOCK-04] a %s bonus is claimed once', async (period) => {
    const { mock, call } = createFixture({ persona: 'newcomer' })
    await mock.grant(`bonus:${period}`)
    expect(await call('receiveVipTaskUnReceiveBonus')).toMatchObject({ errcode: 0, awards: [{ propId: 2001 }] })
    expect(await call('receiveVipTaskUnReceiveBonus')).toEqual({ errcode: 4001 })
  })

  it.each([
    [undefined, 'is not a grant'],
    ['coin', 'cents, 1 to'],
    ['coin:0', 'cents, 1 to'],
    ['coin:-5', 'cents, 1 to'],
    ['coin:1.5', 'cents, 1 to'],
    ['coin:9999999999999', 'cents, 1 to'],
    ['cions:5', 'nearest: coin'],
    ['left:0', 'cents, 1 to'],
    ['left:4000@', 'cents, 1 to'],
    ['played:1441', 'minutes of play, 1 to 1440'],
    ['coupon:1007', '1002, 1005'],
    ['level:16', '14, 15'],
    ['mail:hello', 'welcome, gift'],
    ['coin:5,bonus:yearly', 'daily, weekly, monthly'],
  ])('[MOCK-04] refuses %j and gives nothing', async (text, hint) => {
    const { mock } = createFixture()
    const before = bytes(mock.snapshot())
    await expect(mock.grant(text as string)).rejects.toThrow(hint)
    expect(bytes(mock.snapshot())).toBe(before)
  })

  it('[MOCK-04] goes to the player of the token, else to the persona, else to nobody', async () => {
    const { mock, call, backend } = createFixture()
    const { token } = (await call('accountLogin', { account: 'whale', password: 'demo1234' })) as { token: string }
    const coins = async (of = backend.token() ?? '') => (await call('refreshData', {}, of))['coin']
    const [own, whale] = [Number(await coins()), Number(await coins(token))]
    expect(await mock.grant('coin:7', token)).toEqual({ errcode: 0, coin: whale + 7 })
    expect(await mock.grant('coin:9')).toEqual({ errcode: 0, coin: own + 9 })
    expect([await coins(), await coins(token)]).toEqual([own + 9, whale + 7])
    expect(await mock.grant('coin:1', 'unknown')).toEqual({ errcode: 401 })
    await mock.reset({ persona: 'visitor' })
    expect([await mock.grant('coin:1'), await mock.bet('1:100')]).toEqual([{ errcode: 401 }, { errcode: 401 }])
  })
})

describe('the control bet', () => {
  it('[MOCK-04] plays rounds by the rules: ledger, record, turnover, experience, tasks', async () => {
    const { mock, call } = createFixture({ persona: 'newcomer' })
    await mock.grant('coin:10000')
    const before = mock.ledger().length
    expect(await mock.bet('1:100*20=40')).toEqual({ errcode: 0, rounds: 20, bet: 2_000, win: 800, coin: 8_800 })
    const kinds = mock
      .ledger()
      .slice(before)
      .map(({ kind, amount }) => `${kind} ${amount}`)
    expect(kinds).toEqual(Array.from({ length: 20 }, () => ['bet -100', 'win 40']).flat())
    expect(await call('betRecordReport')).toMatchObject({ bet: 2_000, win: 800, rounds: 20 })
    expect(await call('getVipInfo')).toMatchObject({ vipData: { exp: 2_000 } })
    const { list } = (await call('getTaskUser')) as unknown as {
      list: { id: string; progress: number; state: number }[]
    }
    expect(list.find(({ id }) => id === 'd-rounds')).toMatchObject({ progress: 20, state: 1 })
    expect(
      (await call('getAfterLoginInfoWeb', { version: '', os: '', deviceModel: '' }))['appGameDataUser'],
    ).toMatchObject({ gameHistory: [{ gameId: 1 }] })
  })

  it('[MOCK-04] without a win the game’s own chance decides, as in its frame', async () => {
    const [one, other] = [createFixture(), createFixture()]
    const played = await one.mock.bet('1:200*5')
    const { sessionId } = await other.call('startGame', { gameId: 1 })
    const token = other.backend.token() ?? ''
    let win = 0
    for (let round = 0; round < 5; round++) {
      const body = { sessionId, gameId: 1, bet: 200 }
      win += Number((await other.backend.handleInternal({ name: 'slotSpin', token, body }))['win'])
    }
    expect(played).toMatchObject({ rounds: 5, bet: 1_000, win })
  })

  it('[MOCK-04] plays as far as the money goes, and says why it stopped', async () => {
    const { mock } = createFixture({ persona: 'broke' })
    await mock.grant('coin:250')
    expect(await mock.bet('1:100*50=0')).toEqual({ errcode: 0, rounds: 2, bet: 200, win: 0, coin: 50, stopped: 3001 })
    const before = bytes(mock.snapshot())
    expect(await mock.bet('1:100*50=0')).toEqual({ errcode: 3001 })
    expect(bytes(mock.snapshot())).toBe(before)
  })

  it.each([
    ['1:1', 3002],
    ['1:999999', 3003],
    ['97:100', 5002],
    ['99999:100', 5001],
  ])('[MOCK-04] %s is refused with %i, as in a game', async (text, code) => {
    const { mock } = createFixture({ persona: 'whale' })
    expect(await mock.bet(text)).toEqual({ errcode: code })
  })

  it('[MOCK-04] is refused during a break', async () => {
    const { mock, call } = createFixture()
    await call('playBreak', { length: '24h' })
    expect(await mock.bet('1:100')).toEqual({ errcode: 5005 })
  })

  it.each([
    [null, '<gameId>:<stake>'],
    ['7', '<gameId>:<stake>'],
    ['7:', '<gameId>:<stake>'],
    ['7:1.5', '<gameId>:<stake>'],
    ['7:100=5*3', '<gameId>:<stake>'],
    ['7:100,8:100', '<gameId>:<stake>'],
    ['7:100*0', '*1 to *10000'],
    ['7:100*10001', '*1 to *10000'],
    ['7:100=99999999999', 'cents'],
  ])('[MOCK-04] %j does not parse', async (text, hint) => {
    const { mock } = createFixture()
    await expect(mock.bet(text as string)).rejects.toThrow(hint)
  })
})

describe('config, grants, bets and draws', () => {
  const change = async ({ mock }: BackendFixture) => {
    await mock.config('otpStatus:0,activity.22:closed')
    await mock.grant('coin:5000,coupon:1010,friend:1,level:4')
    await mock.bet('1:100*30')
    await mock.draw('50003')
    await mock.clearDraws()
    await mock.draw('50002')
    await mock.round('crash:4.00,mines:1-2-3')
    await mock.clock.advance('25h')
    await mock.config('registerType:2')
  }

  it('[MOCK-04] are journaled: replayed byte for byte, and carried by a link to the state', async () => {
    const fixture = createFixture({ persona: 'lucky' })
    await change(fixture)
    expect(bytes(replayed(fixture))).toBe(bytes(fixture.mock.snapshot()))
    const elsewhere = createFixture()
    await importState(elsewhere.backend, exportState(fixture.backend, { token: null }))
    expect(bytes(elsewhere.mock.snapshot())).toBe(bytes(fixture.mock.snapshot()))
    expect(elsewhere.mock.configs()).toEqual(['otpStatus:0', 'activity.22:closed', 'registerType:2'])
    expect(elsewhere.mock.draws()).toEqual(['50002'])
    expect(elsewhere.mock.rounds()).toEqual(['crash:4.00', 'mines:1-2-3'])
  })

  it('[MOCK-04] have no address: no call of an app reaches them', async () => {
    const { send, complaints } = createFixture()
    for (const name of ['tester/give', 'tester/bet', 'tester/configure', 'give'])
      expect(await send(name, { grants: ['coin:5'] })).toMatchObject({ status: 404 })
    expect(complaints).toHaveLength(4)
  })

  it('[QA-01] latency is read and cleared to the initial one', () => {
    const { mock } = createFixture({ latency: 'fast' })
    expect(mock.latency('3g')).toBe('3g')
    expect(mock.latency()).toBe('3g')
    mock.clearLatency()
    expect(mock.latency()).toBe('fast')
  })
})
