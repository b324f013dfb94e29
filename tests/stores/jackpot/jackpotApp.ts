import { createClock } from '../../../src/platform/clock'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { type AppOptions, openApp } from '../../support/app'

interface JackpotOptions extends Pick<AppOptions, 'edit' | 'platform'> {
  reducedMotion?: boolean
}

/** The jackpot of a signed-in player with the configuration loaded; uses fake timers. */
export const jackpotApp = async (persona = 'lucky', options: JackpotOptions = {}) => {
  const { reducedMotion = false, platform, ...rest } = options
  const app = openApp({ persona, clock: 'live', platform: { clock: createClock(), ...platform }, ...rest })
  app.page.reducedMotion = reducedMotion
  await app.root.config.load()
  return { ...app, jackpot: app.root.feature(JackpotStore) }
}
