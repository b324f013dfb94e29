import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from '../../src/contract'
import { appConfig, appRechargeType } from '../../src/contract/config'
import { getJackpotDrawInfo, jackpotRank } from '../../src/contract/jackpot'
import { cents } from '../../src/domain/money'
import { minimumDeposit } from '../../src/domain/wallet/depositAmounts'
import { openApp } from '../support/app'

const JACKPOTS = ['total', 'megaJackpot', 'majorJackpot', 'minorJackpot', 'miniJackpot']

/** Fields the specification lists for requests and replies (§7; jackpot replies and red dots: §3), by call. */
const specified: Readonly<Record<string, { request?: string; reply?: string }>> = {
  appConfig: { request: 'v' },
  preLogin: {
    request: 'gameListVersion os deviceModel messagingToken phoneinfoJsonModel deviceId',
    reply: 'appCustomerServiceQueue',
  },
  getAfterLoginInfoWeb: {
    request: 'version os deviceModel',
    reply: 'appGameDataUser inviteCode aid activityIds activityMap',
  },
  refreshData: { reply: 'coin lottery vip vipExp userLevel bet hasPassword' },
  online: { request: 'gameId' },
  activityGetStatusList: {
    reply:
      'hasTask hasMail hasSignUpBonus hasFund hasAgent hasFreeBonus spinAwardFlag taskAwardFlag agent5AwardFlag vipAwardFlag signInFlag emailAwardFlag canReceiveDrawChance',
  },
  getActivityIds: { reply: 'activityMap activityIds hasTurntable totalRecharge' },
  agentFill: { request: 'pid' },
  getVipInfo: { reply: 'vipData' },
  betBonus: { request: 'type' },
  receiveVipTask: { request: 'id' },
  startGame: { request: 'gameId' },
  getJackpotDrawInfo: {
    reply: `${JACKPOTS.flatMap((name) => [name, `${name}Section`]).join(' ')} canReceiveDrawChance needDeposit jackpotWinnerList`,
  },
  receiveDrawChance: { reply: 'id propId type count bonus' },
  getPersonJackpotDrawAwardLog: { request: 'pageNum pageSize' },
  getJackpotRank: { request: 'pageNum pageSize', reply: 'allRank personRank' },
  appEventLogClient: { request: 'eventList' },
}

const isOptional = (schema: v.GenericSchema): boolean => v.is(v.object({ type: v.literal('optional') }), schema)

const calls = contract.filter(({ call }) => call.source === 'given').map(({ call }) => call)

describe('the contract', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    '[NET-03] %s is marked as specified where it is',
    (name, call) => {
      const { request, reply } = specified[name] ?? {}
      const halves = request && reply ? 'both' : request ? 'request' : reply ? 'reply' : 'neither'
      expect(call.specified).toBe(halves)
    },
  )

  it.each(
    Object.entries(specified).flatMap(([name, halves]) =>
      Object.entries(halves).map(([half, fields]) => [half as 'request' | 'reply', name, fields.split(' ')] as const),
    ),
  )('[CONF-02] the %s of %s has every field of the specification and demands no other', (half, name, fields) => {
    const entries: Record<string, v.GenericSchema> = calls.find((call) => call.name === name)?.[half].entries ?? {}
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(fields))
    const demanded = Object.keys(entries).filter((field) => entries[field] && !isOptional(entries[field]))
    expect(demanded.filter((field) => !fields.includes(field))).toEqual([])
  })
})

describe('what a reply may leave out', () => {
  it('[WALL-03] a channel without minimums has those of the specification', () => {
    const channel = v.parse(appRechargeType, { id: 'x', name: 'X', sort: 1, isDefault: 0 })
    expect(minimumDeposit(channel, cents(0), 1)).toBe(100)
    expect(minimumDeposit(channel, cents(1), 1)).toBe(10_000)
  })

  it('[AUTH-02] the switch of a length limit, which is then on', async () => {
    const { root } = openApp({ persona: 'visitor' })
    const reply = await root.api.call(appConfig, { v: '' })
    if (!reply.ok) throw new Error(reply.failure.kind)
    const lengthLimits = Object.fromEntries(
      Object.entries(reply.value.config.lengthLimits).map(([field, { min, max }]) => [field, { min, max }]),
    )
    const bare = v.parse(appConfig.reply, { ...reply.value, config: { ...reply.value.config, lengthLimits } })
    expect(Object.values(bare.config.lengthLimits).map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('[JACK-11] [RANK-01] the amount of a winner', async () => {
    const { root } = openApp({
      persona: 'lucky',
      edit: (_, reply) => JSON.parse(JSON.stringify(reply).replace(/"amountSection":"[^"]*"/g, '"amountSection":""')),
    })
    const info = await root.api.call(getJackpotDrawInfo, {})
    expect(info.ok && info.value.jackpotWinnerList[0]?.amountSection).toBe('')
    const rank = await root.api.call(jackpotRank, { pageNum: 1, pageSize: 10 })
    expect(rank.ok && rank.value.allRank.list[0]?.amountSection).toBe('')
  })
})
