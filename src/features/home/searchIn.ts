import type { Feature } from '../../domain/game/features'

/** The search for all games with a feature. */
export const searchIn = (feature: Feature): string => `/game/search?in=${feature}`
