import type {
  AppConfig,
  appConfig as appConfigCall,
  getCustomerServices as customerServices,
  preLogin as preLoginCall,
  ServiceItem,
} from '../../../src/contract/config'
import type { ReplyInput } from '../../../src/contract/core/call'
import { SERVICE_ITEM } from '../../../src/contract/core/enums'
import { asCents } from '../../../src/contract/core/fields'
import { WELCOME_BONUS } from '../activity/offers'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { localeOf, type Text, type Translate, text } from '../core/texts'
import { gameTypes } from '../game/catalogue'
import { providers } from '../game/names'
import { gameListVersion, listedGames } from '../game/open'
import { jackpotCells, jackpotWeights } from '../jackpot/table'
import { rechargeItems, rechargeTypeItems, rechargeTypes } from '../wallet/deposit/depositTable'
import { propConfig } from './props'
import { dialCodesFor, switches } from './switches'
import { userLevels, vipLadder } from './vip'

/** The same in every world and language. */
const plainPart = {
  appVipMap: Object.fromEntries(vipLadder.map((vip) => [vip.level, vip])),
  appUserLevelConfigList: userLevels,
  appRechargeItemMap: rechargeItems,
  appRechargeTypeItemMap: rechargeTypeItems,
  appGenericImgList: [
    ...['firstDeposit', 'weekendLottery', 'rank', 'tasks', 'vipRebate', 'vip'].map((activity) => `banner.${activity}`),
    ...providers.map((provider) => `mark.${provider}`),
  ].map((uniqueKey) => ({ uniqueKey, img: '' })),
  gameResourceUrl: '/art/',
  jackpotAwardConfigList: [...jackpotCells],
  jackpotWeights: { ...jackpotWeights },
  feedbackConfig: { imagesLimit: 4 },
} satisfies Partial<AppConfig>

const translatedPart = (t: Translate) =>
  ({
    ...plainPart,
    dialCodes: dialCodesFor(localeOf(t)),
    appGameTypeList: gameTypes.map(({ id, key, name, status, sort }) => ({ id, key, name: t(name), status, sort })),
    appRechargeTypeMap: rechargeTypes(t),
    appPropConfigMap: Object.fromEntries(
      Object.entries(propConfig).map(([id, { num, name }]) => [id, { num, name: t(name) }]),
    ),
  }) satisfies Partial<AppConfig>

/** Cached by language, since every visit asks for it. */
const fixedParts = new Map<Translate, ReturnType<typeof translatedPart>>()

const fixedPart = (t: Translate) => {
  const part = fixedParts.get(t) ?? translatedPart(t)
  fixedParts.set(t, part)
  return part
}

const clientConfig = { clientConfig: { lobbyBonusAmount: asCents(WELCOME_BONUS) } }

export const appConfig = (
  world: World,
  _player: Player | null,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof appConfigCall> => ({
  config: { ...fixedPart(t), ...switches(world), ...clientConfig, appGameList: listedGames(world) },
  gameListVersion: gameListVersion(world),
})

const services = (t: Translate): ServiceItem[] => [
  { itemType: SERVICE_ITEM.online, name: t(text('service.chat')), param1: 'kismara-demo', param2: 'players' },
  { itemType: SERVICE_ITEM.online, name: t(text('service.vipHost')), param1: 'kismara-demo', param2: 'vip' },
  { itemType: SERVICE_ITEM.link, name: t(text('service.faq')), param1: '/faq', param2: '' },
  { itemType: SERVICE_ITEM.phone, name: t(text('service.phone')), param1: '+12025550199', param2: '' },
]

/** Called at the start of a visit: the switches, and the catalog unless the caller has this version. */
export const preLogin = (
  world: World,
  _player: Player | null,
  request: { gameListVersion: string },
  { t }: { t: Translate },
): ReplyInput<typeof preLoginCall> => ({
  ...switches(world),
  ...clientConfig,
  gameListVersion: gameListVersion(world),
  ...(request.gameListVersion !== gameListVersion(world) && { appGameList: listedGames(world) }),
  appCustomerServiceQueue: services(t),
})

const SECTIONS = {
  account: text('faq.section.account'),
  money: text('faq.section.money'),
  bonuses: text('faq.section.bonuses'),
  play: text('faq.section.play'),
} as const

/** Common questions by section; the id is the anchor of the answer. */
const faq: readonly (readonly [section: keyof typeof SECTIONS, id: string, question: Text, answer: Text])[] = [
  ['money', 'deposit', text('faq.deposit.question'), text('faq.deposit.answer')],
  ['money', 'withdraw', text('faq.withdraw.question'), text('faq.withdraw.answer')],
  ['money', 'time', text('faq.time.question'), text('faq.time.answer')],
  ['bonuses', 'wagering', text('faq.wagering.question'), text('faq.wagering.answer')],
  ['bonuses', 'jackpot', text('faq.chance.question'), text('faq.chance.answer', { amount: 10_000 })],
  ['bonuses', 'vip', text('faq.vip.question'), text('faq.vip.answer')],
  ['account', 'password', text('faq.password.question'), text('faq.password.answer')],
  ['account', 'device', text('faq.device.question'), text('faq.device.answer')],
  ['play', 'limits', text('faq.limits.question'), text('faq.limits.answer')],
  ['play', 'fair', text('faq.fair.question'), text('faq.fair.answer')],
]

const operator = {
  name: 'Kismara Demo Ltd.',
  license: 'DEMO-0001',
  address: '1 Example Street, Exampleville',
  email: 'players@kismara.example',
}

export const getCustomerServices = (
  _world: World,
  _player: Player | null,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof customerServices> => ({
  list: services(t),
  faq: faq.map(([section, id, question, answer]) => ({
    id,
    section: t(SECTIONS[section]),
    question: t(question),
    answer: t(answer),
  })),
  operator,
})
