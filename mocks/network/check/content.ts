/** The ring of the jackpot has ten cells (spec §9). */
const CELLS = 10

/**
 * Fields that must not be empty on any server in operation, by call: a path, and the least number of entries or
 * characters. What depends on the player (records, mails, orders) may be empty and is not listed.
 */
export const promised: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  appConfig: {
    'config.appGameList': 1,
    'config.appGameTypeList': 1,
    'config.appVipMap': 1,
    'config.appUserLevelConfigList': 1,
    'config.appRechargeTypeMap': 1,
    'config.appRechargeItemMap': 1,
    'config.appRechargeTypeItemMap': 1,
    'config.appPropConfigMap': 1,
    'config.jackpotAwardConfigList': CELLS,
  },
  preLogin: { appCustomerServiceQueue: 1 },
  getCustomerServices: { list: 1 },
  getActivityIds: { activityIds: 1, activityMap: 1 },
  activityDetail: { title: 1 },
  getJackpotDrawInfo: {
    totalSection: 3,
    megaJackpotSection: 3,
    majorJackpotSection: 3,
    minorJackpotSection: 3,
    miniJackpotSection: 3,
  },
  getAfterLoginInfoWeb: { inviteCode: 1, activityIds: 1, activityMap: 1 },
  getVipInfo: { 'vipData.signIn.week': 1 },
  getTaskUser: { list: 1 },
  loginBonus3User: { days: 1 },
  pointsOffers: { offers: 1 },
  getExchange: { methods: 1 },
  playCare: { limits: 1 },
  actInviteUser: { sectors: 1, inviteCode: 1 },
  appAgent5User: { tiers: 1, inviteCode: 1 },
}

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : null), body)

/** The promised fields of a reply that are empty or too short. */
export const missingContent = (endpoint: string, body: unknown): string[] =>
  Object.entries(promised[endpoint] ?? {}).flatMap(([path, least]) => {
    const size = sizeOf(at(body, path))
    if (size >= least) return []
    return [size === 0 ? `${path} is empty` : `${path} has ${size} entries; ${least} are needed`]
  })
