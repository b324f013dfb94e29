import type { AppGame } from '../../contract/config'

/** Features by which players browse, as they stand in the URL. */
export const FEATURES = ['hot', 'jackpot', 'new', 'demo', 'low', 'medium', 'high', 'small'] as const
export type Feature = (typeof FEATURES)[number]

/** A bet that counts as small, cents. */
export const SMALL_BET = 10

/** Whether the game itself decides how far its results scatter; elsewhere the players do by how they bet. */
export const hasVolatility = ({ kind }: Pick<AppGame, 'kind'>): boolean => kind === undefined || kind === 'slot'

const ofVolatility = (wanted: AppGame['volatility']) => (game: AppGame) =>
  hasVolatility(game) && game.volatility === wanted

const tests: Readonly<Record<Feature, (game: AppGame) => boolean>> = {
  hot: ({ isHot }) => isHot,
  jackpot: ({ isJackpot }) => isJackpot,
  new: ({ isNew }) => isNew,
  demo: ({ hasDemo }) => hasDemo,
  low: ofVolatility('low'),
  medium: ofVolatility('medium'),
  high: ofVolatility('high'),
  small: ({ minBet }) => minBet <= SMALL_BET,
}

export const hasFeature = (game: AppGame, feature: Feature): boolean => tests[feature](game)

export const featuresOf = (game: AppGame): readonly Feature[] => FEATURES.filter((feature) => hasFeature(game, feature))
