import type { Mock } from '../network/controls/mock'
import { linkToState } from '../network/controls/stateLink'
import { exportState, importState, parseState } from '../network/state/stateExport'
import { appToken, resetApp, setAppToken } from './app'
import type { Notes } from './notes'
import type { OpenWorld } from './openWorld'

declare global {
  interface Window {
    mock?: Mock
  }
}

/** Reload in a new task, so that an awaited `reset` resolves first. */
const reloadAt = (path: string): void => {
  setTimeout(() => location.replace(path), 0)
}

/** The product, once it has started. */
export interface RunningApp {
  root: { config: { load: () => Promise<void> } } | null
}

/** Installs the controls as `window.mock`. */
export const openWindowMock = ({ backend, controls, persistence }: OpenWorld, notes: Notes, app: RunningApp): Mock => {
  const appState = () => {
    const theme = persistence.theme()
    return { token: appToken(), ...(theme !== undefined && { theme }) }
  }
  const mock: Mock = {
    ...controls,
    reset: async (words) => {
      const fresh = await controls.reset(words)
      await persistence.setTheme(undefined)
      resetApp(fresh.token)
      reloadAt('/')
      return fresh
    },
    restore: async (snapshot) => {
      const restored = await controls.restore(snapshot)
      const token = appToken()
      if (token !== null && !Object.hasOwn(backend.journal.world.tokens, token)) setAppToken(restored.token)
      return restored
    },
    // The open page follows at once.
    config: async (text) => {
      const reply = await controls.config(text)
      await app.root?.config.load()
      return reply
    },
    clearConfig: async () => {
      const reply = await controls.clearConfig()
      await app.root?.config.load()
      return reply
    },
    grant: (text) => controls.grant(text, appToken() ?? undefined),
    bet: (text) => controls.bet(text, appToken() ?? undefined),
    theme: () => persistence.theme(),
    link: () => linkToState(location.href, exportState(backend, appState())),
    exportState: () => JSON.stringify(exportState(backend, appState())),
    importState: async (text) => {
      const app = await importState(backend, parseState(text))
      await persistence.setTheme(app.theme)
      resetApp(app.token)
      reloadAt(location.pathname)
    },
    notes: () => notes.list(),
    onChange: (listener) => {
      const stops = [backend.onSettings(listener), notes.onChange(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    defaults: { seed: 1, persona: 'visitor', clock: 'live' },
  }
  window.mock = mock
  return mock
}
