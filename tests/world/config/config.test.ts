import { describe, expect, it } from 'vitest'
import { appConfig as appConfigOf } from '../../../mocks/world/config/config'
import { translatorFor } from '../../../mocks/world/core/texts'
import { accountRegist } from '../../../src/contract/auth'
import { appConfig, getCustomerServices, preLogin } from '../../../src/contract/config'
import { visit } from '../core/support'

const device = { os: 'ios', deviceModel: 'x', messagingToken: '', phoneinfoJsonModel: '{}', deviceId: 'd' }

describe('the configuration', () => {
  it('[CONF-01] is the same for visitors and players, and names its catalog', () => {
    const { config, gameListVersion } = visit('visitor').call(appConfig, { v: '1.1.1' })
    expect(visit('regular').call(appConfig, { v: '1.1.1' })).toEqual({ config, gameListVersion })
    expect(config.appGameList?.length).toBe(320)
  })

  it.each([
    ['en-US', '+1'],
    ['pt-BR', '+55'],
    ['es-419', '+1'],
    ['vi-VN', '+84'],
    ['ar', '+971'],
  ] as const)('[AUTH-03] in %s offers %s first of the same countries', (locale, first) => {
    const { world } = visit('visitor')
    const codes = (t: Parameters<typeof appConfigOf>[3]['t']) =>
      appConfigOf(world, null, {}, { t }).config.dialCodes ?? []
    const [own, english] = [codes(translatorFor(locale)), codes(translatorFor('en-US'))]
    expect(own[0]).toBe(first)
    expect(own.toSorted()).toEqual(english.toSorted())
  })

  it('[CONF-01] leaves the catalog out of preLogin when the caller has this version', () => {
    const guest = visit('visitor')
    const { gameListVersion } = guest.call(appConfig, { v: '1.1.1' })
    expect(guest.call(preLogin, { ...device, gameListVersion }).appGameList).toBeUndefined()
    const other = visit('visitor', { gameCount: 12 }).call(preLogin, { ...device, gameListVersion })
    expect(other.appGameList?.length).toBe(12)
    expect(other.gameListVersion).not.toBe(gameListVersion)
  })

  it('[CONF-01] answers preLogin by `code`, and an invalid token with 401', () => {
    const guest = visit('visitor')
    expect(guest.send('preLogin', { ...device, gameListVersion: '' })).toMatchObject({ code: 0 })
    guest.token = 'demo.nobody'
    expect(guest.send('preLogin', { ...device, gameListVersion: '' })).toEqual({ code: 401 })
    expect(guest.send('appConfig', { v: '1' })['errcode']).toBe(0)
  })

  it('[VIP-01] has sixteen rising VIP levels in six themes', () => {
    const { appVipMap, appUserLevelConfigList } = visit('visitor').call(appConfig, { v: '1' }).config
    const levels = Object.values(appVipMap)
    expect(Object.keys(appVipMap)).toEqual(levels.map(({ level }) => String(level)))
    expect(levels.length).toBe(16)
    expect([...new Set(levels.map(({ showType }) => showType))]).toEqual([1, 2, 3, 4, 5, 6])
    for (const rising of [
      'experience',
      'levelUpBonus',
      'weeklyBonus',
      'monthlyBonus',
      'rebate',
      'withdrawPerDay',
    ] as const) {
      const values = levels.map((level) => level[rising] ?? 0)
      expect(values, rising).toEqual([...values].sort((a, b) => a - b))
    }
    const bets = appUserLevelConfigList.map(({ betAmount }) => betAmount)
    expect(bets).toEqual([...bets].sort((a, b) => a - b))
  })

  it('[JACK-11] has ten prize cells, jackpots at the indexes 3 and 6, whose weights add up to a million', () => {
    const { jackpotAwardConfigList: cells, jackpotWeights = {} } = visit('visitor').call(appConfig, { v: '1' }).config
    expect(cells.length).toBe(10)
    expect(cells.flatMap(({ type, propId }, index) => (type === 2 ? [[index, propId]] : []))).toEqual([
      [3, 50_000],
      [6, 50_000],
    ])
    expect(cells.reduce((sum, { weight = 0 }) => sum + weight, 0)).toBe(1_000_000)
    expect(Object.keys(jackpotWeights)).toEqual(['50001', '50002', '50003', '50004'])
    expect(Object.values(jackpotWeights).reduce((sum, weight) => sum + weight, 0)).toBe(1_000_000)
  })

  it('[WALL-03] offers amounts that exist in channels that exist, one of them by default', () => {
    const { config } = visit('visitor').call(appConfig, { v: '1' })
    expect(Object.keys(config.appRechargeTypeItemMap)).toEqual(Object.keys(config.appRechargeTypeMap))
    for (const items of Object.values(config.appRechargeTypeItemMap))
      expect(items.filter((id) => !config.appRechargeItemMap[id])).toEqual([])
    expect(Object.values(config.appRechargeTypeMap).filter(({ isDefault }) => isDefault === 1).length).toBe(1)
  })

  it('[REW-01] describes every prize of the draw', () => {
    const { appPropConfigMap, jackpotAwardConfigList } = visit('visitor').call(appConfig, { v: '1' }).config
    expect(jackpotAwardConfigList.filter(({ propId }) => !appPropConfigMap[propId])).toEqual([])
    expect(appPropConfigMap['1005']?.num).toBe(5)
  })

  it('[AUTH-02] follows the switches of its world', () => {
    const guest = visit('visitor')
    guest.world.shared.switches = { otpStatus: 0, registerType: 2 }
    expect(guest.call(appConfig, { v: '1' }).config).toMatchObject({
      otpStatus: 0,
      registerType: 2,
      defaultLoginType: 1,
    })
    expect(guest.call(preLogin, { ...device, gameListVersion: '' })).toMatchObject({ otpStatus: 0, registerType: 2 })
  })

  it('[AUTH-02] gives every length limit with its switch, and enforces none where the switch is off', () => {
    const guest = visit('visitor')
    const { lengthLimits } = guest.call(appConfig, { v: '1' }).config
    expect(Object.keys(lengthLimits).sort()).toEqual(
      ['account', 'password', 'safeboxPassword', 'smsCode', 'username', 'withdrawAccount'].sort(),
    )
    const body = { account: 'a1', password: 'x1' }
    guest.refused(accountRegist, body, 'badRequest')
    const off = { min: 4, max: 20, status: 0 } as const
    guest.world.shared.switches = { lengthLimits: { ...lengthLimits, account: off, password: off } }
    expect(guest.call(appConfig, { v: '1' }).config.lengthLimits.account.status).toBe(0)
    expect(guest.call(accountRegist, body).user.account).toBe('a1')
  })

  it('[SERV-01] lists the contact channels, online service first', () => {
    const { list, faq = [] } = visit('visitor').call(getCustomerServices, {})
    expect(list[0]).toMatchObject({ itemType: 1, param1: 'kismara-demo', param2: 'players' })
    expect(faq.length).toBeGreaterThan(3)
  })
})
