const everywhere = [
  'nav.vip',
  'vip.level',
  'levelUp.level',
  'brand',
  'member.level',
  'jackpot.prize.jackpot',
  'bonus.from.vip',
  'bonus.tab.vip',
  'report.kind.vip',
]

/** Names and casino terms used in English in these languages. */
const latin = [
  ...everywhere,
  'vip.xp',
  'vip.xp.top',
  'action.ok',
  'reward.kind.jackpot',
  'bonus.from.jackpot',
  'report.kind.jackpot',
  'member.id',
  'home.jackpot.mega',
  'home.jackpot.major',
  'home.jackpot.minor',
  'home.jackpot.mini',
  'home.type.crash',
  'home.type.bingo',
  'home.type.arcade',
  'jackpot.lucky',
  'jackpot.mega',
  'jackpot.major',
  'jackpot.minor',
  'jackpot.mini',
  'jackpot.cell.jackpot',
  'jackpot.cell.percent',
  'jackpot.bubble.face',
]

/** Texts that may equal the English ones, by locale; any other equal text counts as untranslated. */
export const equalTexts: Readonly<Record<string, readonly string[]>> = {
  'pt-BR': [
    ...latin,
    'agent.total',
    'home.type.slots',
    'home.type.jackpots',
    'legal.age',
    'jackpot.wheel.won',
    'jackpot.amount.title',
    'care.minutes',
  ],
  'es-419': [
    ...latin,
    'agent.total',
    'home.type.slots',
    'home.type.jackpots',
    'legal.age',
    'title.error',
    'care.minutes',
  ],
  'vi-VN': [...latin, 'home.tag.hot', 'legal.age', 'jackpot.wheel.won'],
  ar: [...everywhere, 'jackpot.wheel.won'],
}
