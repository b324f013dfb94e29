import type { ReplyInput } from '../../src/contract/call'
import type {
  AppConfig,
  appConfig as appConfigCall,
  getCustomerServices as customerServices,
  preLogin as preLoginCall,
  ServiceItem,
} from '../../src/contract/config'
import { SERVICE_ITEM } from '../../src/contract/enums'
import { asCents } from '../../src/contract/fields'
import { games, gameTypes } from './catalogue'
import { propConfig } from './configProps'
import { dialCodes, switches } from './configSwitches'
import { userLevels, vipLadder } from './configVip'
import { rechargeItems, rechargeTypeItems, rechargeTypes } from './depositTable'
import { jackpotCells, jackpotWeights } from './jackpotTable'
import type { Player } from './player'
import type { World } from './state'

/** What never differs between worlds; made once, since every visit asks for it. */
const fixedPart = {
  appGameTypeList: gameTypes.map(({ id, key, name, status, sort }) => ({ id, key, name, status, sort })),
  appVipMap: Object.fromEntries(vipLadder.map((vip) => [vip.level, vip])),
  appUserLevelConfigList: userLevels,
  appRechargeTypeMap: rechargeTypes,
  appRechargeItemMap: rechargeItems,
  appRechargeTypeItemMap: rechargeTypeItems,
  appGenericImgList: ['banner.jackpot', 'banner.firstDeposit', 'banner.invite', 'banner.vip', 'mark.provider'].map(
    (uniqueKey) => ({ uniqueKey, img: '' }),
  ),
  gameResourceUrl: '/art/',
  appPropConfigMap: propConfig,
  jackpotAwardConfigList: [...jackpotCells],
  jackpotWeights: { ...jackpotWeights },
  clientConfig: { lobbyBonusAmount: asCents(8_888_800) },
  feedbackConfig: { imagesLimit: 4 },
  dialCodes,
  lobbySection: '128000000-129500000',
} satisfies Partial<AppConfig>

/** Names a state of the catalogue: the same as long as nothing in it changes. */
export const gameListVersion = ({ seed, gameCount }: World): string => `1.${seed}.${gameCount}`

/** The whole configuration. */
export const appConfig = (world: World): ReplyInput<typeof appConfigCall> => ({
  config: { ...fixedPart, ...switches(world), appGameList: games(world) },
  gameListVersion: gameListVersion(world),
})

const services: readonly ServiceItem[] = [
  { itemType: SERVICE_ITEM.online, name: 'Live chat', param1: 'kismara-demo', param2: 'players' },
  { itemType: SERVICE_ITEM.online, name: 'VIP host', param1: 'kismara-demo', param2: 'vip' },
  { itemType: SERVICE_ITEM.link, name: 'Questions and answers', param1: '/faq', param2: '' },
  { itemType: SERVICE_ITEM.phone, name: 'Telephone', param1: '+12025550199', param2: '' },
]

/** Opens a visit: the switches as they stand now, and the catalogue unless the caller has this very one. */
export const preLogin = (
  world: World,
  _player: Player | null,
  request: { gameListVersion: string },
): ReplyInput<typeof preLoginCall> => ({
  ...switches(world),
  clientConfig: fixedPart.clientConfig,
  gameListVersion: gameListVersion(world),
  ...(request.gameListVersion !== gameListVersion(world) && { appGameList: games(world) }),
  appCustomerServiceQueue: [...services],
})

const faq = [
  ['How do I get a draw chance?', 'Deposit 100.00 in one day. The chance is yours until you use it.'],
  ['When is my deposit credited?', 'Most channels take a few minutes; each shows its usual time before you choose it.'],
  [
    'Why can I not withdraw everything?',
    'Deposits and bonuses must be played through first. The withdrawal page shows how much is left.',
  ],
  ['How do I reach the next VIP level?', 'Every valid bet counts. The VIP page shows how far it is.'],
  [
    'Can I limit what I deposit?',
    'Yes. Set a daily, weekly or monthly limit, or take a break, under Responsible play.',
  ],
] as const

/** The ways to reach customer service, and the questions that are asked most. */
export const getCustomerServices = (): ReplyInput<typeof customerServices> => ({
  list: [...services],
  faq: faq.map(([question, answer]) => ({ question, answer })),
})
