import type { ReplyInput } from '../../../src/contract/core/call'
import { ACCOUNT_TYPE } from '../../../src/contract/core/enums'
import type { refreshData as refresh, UserInfo } from '../../../src/contract/member'
import { cents } from '../../../src/domain/money'
import { nicknameOf } from '../auth/fields'
import { userLevelOf, vipLevelOf } from '../config/vip'
import { balanceOf } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { AVATARS } from '../people/person'

const accountTypeOf = ({ account, mobile, social }: Player): number => {
  if (account) return ACCOUNT_TYPE.account
  const [provider] = Object.keys(social) as (keyof Player['social'])[]
  return mobile || !provider ? ACCOUNT_TYPE.phone : ACCOUNT_TYPE[provider]
}

/** The figures that change by playing. */
export const refreshData = (_world: World, player: Player): ReplyInput<typeof refresh> => ({
  coin: balanceOf(player, 'coin'),
  lottery: balanceOf(player, 'points'),
  vip: vipLevelOf(player.vipExp),
  vipExp: player.vipExp,
  userLevel: userLevelOf(player.bet),
  bet: player.bet,
  hasPassword: player.password !== '',
  safebox: balanceOf(player, 'safebox'),
})

/** The player as sent to the app. */
export const userInfo = (world: World, player: Player): UserInfo => {
  const { safebox: _safebox, ...figures } = refreshData(world, player)
  const { facebook, line, google } = player.social
  return {
    ...figures,
    coin: cents(figures.coin),
    bet: cents(figures.bet),
    id: player.id,
    account: player.account,
    password: '',
    accountType: accountTypeOf(player),
    avatar: player.avatar,
    avatarOther: player.avatarOther ?? '',
    facebookAccount: facebook?.id ?? '',
    googleAccount: google?.id ?? '',
    lineAccount: line?.id ?? '',
    facebookName: facebook?.name ?? '',
    lineName: line?.name ?? '',
    googleName: google?.name ?? '',
    hasSafeboxPassword: player.safeboxPassword !== undefined,
    hasKyc: player.hasKyc,
    hasUserOther: player.avatarOther !== undefined,
    mobile: player.mobile,
    nickname: player.nickname,
    regPeriod: player.registeredAt,
    safebox: cents(balanceOf(player, 'safebox')),
    totalRecharge: cents(player.totalRecharge),
    uuid: player.uuid,
    pid: player.pid,
    exchange: cents(player.totalExchange),
  }
}

export const updateProfile = (
  world: World,
  player: Player,
  request: { nickname?: string | undefined; avatar?: string | undefined },
): { user: UserInfo } => {
  const nickname = request.nickname === undefined ? player.nickname : nicknameOf(world, request.nickname)
  const avatar = request.avatar ?? player.avatar
  if (!/^\d{1,2}$/.test(avatar) || Number(avatar) >= AVATARS) return refuse('notFound')
  Object.assign(player, { nickname, avatar })
  return { user: userInfo(world, player) }
}
