const everywhere = ['brand', 'member.level', 'jackpot.prize.jackpot', 'bonus.from.vip']

/** Names and words of the field that players of these languages know in their English form. */
const latin = [
  ...everywhere,
  'action.ok',
  'nav.jackpot',
  'reward.kind.jackpot',
  'bonus.from.jackpot',
  'member.id',
  'home.jackpot.mega',
  'home.jackpot.major',
  'home.jackpot.minor',
  'home.jackpot.mini',
  'home.tag.jackpot',
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

/** The texts that may be the same as in English, by locale; any other is a text that nobody translated. */
export const equalTexts: Readonly<Record<string, readonly string[]>> = {
  'pt-BR': [...latin, 'home.type.slots', 'jackpot.wheel.won', 'jackpot.amount.title'],
  'es-419': [...latin, 'home.type.slots', 'title.error'],
  'vi-VN': [...latin, 'home.tag.hot', 'jackpot.wheel.won'],
  ar: [...everywhere, 'jackpot.wheel.won'],
}
