import type { SymbolName } from '../../src/ui/art/symbols/symbols'

/** Symbols on the reels, and the scatter after them. */
const PAID = 8

/** The settings of games: symbols from the most to the least valuable, a slot’s scatter last. */
export const settings: Readonly<Record<string, readonly SymbolName[]>> = {
  east: ['dragon', 'tiger', 'panda', 'pagoda', 'lantern', 'redEnvelope', 'bamboo', 'blossom', 'coin', 'lotus'],
  jungle: ['lion', 'elephant', 'gorilla', 'rhino', 'parrot', 'pineapple', 'banana', 'coconut', 'palm', 'sun'],
  forest: ['wolf', 'bear', 'fox', 'owl', 'eagle', 'feather', 'honey', 'maple', 'pine', 'fullMoon'],
  garden: ['peacock', 'butterfly', 'rabbit', 'bee', 'ladybird', 'sunflower', 'rose', 'hibiscus', 'mushroom', 'clover'],
  sea: ['mermaid', 'octopus', 'whale', 'dolphin', 'turtle', 'crab', 'fish', 'coral', 'anchor', 'shell'],
  pirates: ['skull', 'pirateFlag', 'ship', 'parrot', 'swords', 'compass', 'oldKey', 'moneyBag', 'coin', 'map'],
  fruit: ['slotMachine', 'bell', 'watermelon', 'grapes', 'cherries', 'orange', 'lemon', 'melon', 'strawberry', 'star'],
  sweets: [
    'cupcake',
    'doughnut',
    'lollipop',
    'cake',
    'candy',
    'chocolate',
    'cookie',
    'honey',
    'strawberry',
    'iceCream',
  ],
  feast: ['taco', 'pizza', 'sushi', 'burger', 'guitar', 'shrimp', 'beer', 'cocktail', 'orange', 'chili'],
  harvest: ['pumpkin', 'rooster', 'pig', 'sunflower', 'maple', 'grapes', 'honey', 'mushroom', 'orange', 'sun'],
  night: ['vampire', 'ghost', 'pumpkin', 'zombie', 'bat', 'skull', 'rose', 'oldKey', 'moon', 'crystalBall'],
  magic: ['unicorn', 'wizard', 'fairy', 'genie', 'elf', 'wand', 'scroll', 'mushroom', 'rainbow', 'crystalBall'],
  realm: ['princess', 'prince', 'castle', 'crown', 'shield', 'swords', 'bow', 'horse', 'scroll', 'ring'],
  space: ['alien', 'astronaut', 'robot', 'saucer', 'rocket', 'planet', 'comet', 'bolt', 'moon', 'glowingStar'],
  west: ['cowboy', 'buffalo', 'horse', 'scorpion', 'moneyBag', 'guitar', 'cactus', 'axe', 'desert', 'star'],
  antiquity: ['moai', 'classical', 'temple', 'snake', 'cat', 'amphora', 'nazar', 'desert', 'scroll', 'sun'],
  riches: ['crown', 'gem', 'ring', 'moneyBag', 'bank', 'key', 'lock', 'champagne', 'coin', 'sparkles'],
  carnival: ['mask', 'clown', 'dancer', 'joker', 'circus', 'ferrisWheel', 'drum', 'balloon', 'party', 'fireworks'],
  ice: ['penguin', 'wolf', 'owl', 'mountain', 'gem', 'ice', 'pine', 'moon', 'star', 'snowflake'],
  fire: ['wyvern', 'volcano', 'tRex', 'fire', 'explosion', 'chili', 'bolt', 'mountain', 'palm', 'sun'],
  arena: ['ninja', 'moai', 'shield', 'axe', 'sword', 'bow', 'mountain', 'eagle', 'scroll', 'bolt'],
  heist: ['detective', 'bank', 'moneyBag', 'lock', 'magnifier', 'key', 'watch', 'ring', 'coin', 'creditCard'],
}

/** The setting that shares most with a cast; the hero counts for more than its two companions. */
const settingOf = (cast: readonly SymbolName[]): readonly SymbolName[] => {
  const scored = Object.values(settings).map((setting) => ({
    setting,
    score: cast.reduce((sum, symbol, index) => sum + (setting.includes(symbol) ? (index === 0 ? 3 : 1) : 0), 0),
  }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).setting
}

/** Eight symbols, the hero first, and the scatter: all of one setting. `cast` is on the game's picture, the hero first. */
export const gameSymbols = (cast: readonly SymbolName[]): readonly SymbolName[] => {
  const setting = settingOf(cast).filter((symbol) => symbol !== cast[0])
  const scatter = setting.slice(-1)
  const paid = new Set([...cast, ...setting].filter((symbol) => !scatter.includes(symbol)))
  return [...[...paid].slice(0, PAID), ...scatter]
}
