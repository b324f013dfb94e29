import type { Mock } from '../network/controls/mock'
import { linkTo } from '../network/controls/stateLink'
import { enterState, readState, shareState } from '../network/state/stateExport'
import { appToken, setAppToken, startAppAnew } from './app'
import type { Notes } from './notes'
import type { OpenWorld } from './openWorld'

declare global {
  interface Window {
    mock?: Mock
  }
}

/** Whoever awaits a reset hears that it is done before the page goes. */
const startAgain = (path: string): void => {
  setTimeout(() => location.replace(path), 0)
}

/** Puts the world's controls where a console and browser tests find them. */
export const openWindowMock = ({ backend, controls, keeper }: OpenWorld, notes: Notes): Mock => {
  const appState = () => {
    const theme = keeper.theme()
    return { token: appToken(), ...(theme !== undefined && { theme }) }
  }
  const mock: Mock = {
    ...controls,
    reset: async (words) => {
      const fresh = await controls.reset(words)
      await keeper.chooseTheme(undefined)
      startAppAnew(fresh.token)
      startAgain('/')
      return fresh
    },
    restore: async (snapshot) => {
      const restored = await controls.restore(snapshot)
      const token = appToken()
      if (token !== null && !Object.hasOwn(backend.chronicle.world.tokens, token)) setAppToken(restored.token)
      return restored
    },
    theme: () => keeper.theme(),
    link: () => linkTo(location.href, shareState(backend, appState())),
    exportState: () => JSON.stringify(shareState(backend, appState())),
    importState: async (text) => {
      const app = await enterState(backend, readState(text))
      await keeper.chooseTheme(app.theme)
      startAppAnew(app.token)
      startAgain(location.pathname)
    },
    notes: () => notes.list(),
    onChange: (listener) => {
      const stops = [backend.onSettings(listener), notes.onChange(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    usual: { seed: 1, persona: 'visitor', clock: 'live' },
  }
  window.mock = mock
  return mock
}
