const everywhere = ['brand', 'member.level', 'jackpot.prize.jackpot', 'bonus.from.vip']

/** Names and casino terms used in English in these languages. */
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

/** Texts that may equal the English ones, by locale; any other equal text counts as untranslated. */
export const equalTexts: Readonly<Record<string, readonly string[]>> = {
  'pt-BR': [...latin, 'home.type.slots', 'jackpot.wheel.won', 'jackpot.amount.title'],
  'es-419': [...latin, 'home.type.slots', 'title.error'],
  'vi-VN': [...latin, 'home.tag.hot', 'jackpot.wheel.won'],
  ar: [...everywhere, 'jackpot.wheel.won'],
}
