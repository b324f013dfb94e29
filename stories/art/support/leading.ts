/** Names and categories of games whose pictures are arranged by hand. */
export const leading = [
  ['Lantern Dragon', 'slots'],
  ['Kite Rocket', 'crash'],
  ['Hidden Gems', 'arcade'],
  ['Velvet Roulette', 'table'],
  ['Ink Garden', 'slots'],
  ['Slate Draw', 'bingo'],
  ['Waltzing Carnival', 'slots'],
  ['Almond Pocket', 'table'],
  ['Chestnut Lion', 'slots'],
  ['Fable Heist', 'slots'],
  ['Glass Safari', 'slots'],
  ['Windup Volcano', 'slots'],
] as const
