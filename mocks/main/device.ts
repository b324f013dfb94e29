import { browserPwa, type Pwa } from '../../src/platform/device/pwa'
import { type Builds, browserBuilds } from '../../src/platform/page/builds'
import { DEVICE_STATES, type DeviceState } from '../network/controls/deviceStates'
import { excerpt, oneOf } from '../network/controls/suggestions'
import { appToken, tellOfToken } from './app'
import type { OpenWorld } from './openWorld'

/** Puts the device into a state, and says how to undo it. */
type Enter = () => () => void

export interface Device {
  /** The state it is in; null = as it is. */
  state(): DeviceState | null
  /** @throws ControlError when there is no such state */
  set(word: unknown): Promise<void>
  /** The page's builds and worker, as the product is to see them. */
  readonly builds: Builds
  readonly pwa: Pwa
}

/** Id of a build that nobody has, another one each time: the page loads anew for each only once. */
const newerBuild = () => Date.now().toString(16).padStart(12, 'f')

/** A storage that refuses to be opened. */
const blocked: Enter = () => {
  const names = ['localStorage', 'sessionStorage'] as const
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const own = names.map((name) => ({ name, before: Object.getOwnPropertyDescriptor(window, name) }))
  for (const name of names) Object.defineProperty(window, name, { configurable: true, get: refuse })
  return () => {
    for (const { name, before } of own) if (before) Object.defineProperty(window, name, before)
  }
}

/** A storage that takes nothing more. */
const full: Enter = () => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  return () => {
    Storage.prototype.setItem = setItem
  }
}

/** States of the device that the demo plays. Those of the storage last over reloads, until `none`. */
export const openDevice = ({ backend, persistence }: OpenWorld): Device => {
  const own = browserBuilds()
  const pwa = browserPwa()
  const listeners = new Set<() => void>()
  let newer = ''
  let present: { state: DeviceState; undo: () => void } | null = null

  const states: Readonly<Record<DeviceState, Enter>> = {
    tokenExpired: () => {
      const token = appToken()
      if (token !== null) backend.expiredTokens.add(token)
      return () => backend.expiredTokens.clear()
    },
    tokenRemoved: () => {
      const token = appToken()
      tellOfToken(null)
      return () => {
        if (appToken() === null) tellOfToken(token)
      }
    },
    storageFull: full,
    storageBlocked: blocked,
    newVersion: () => {
      newer = newerBuild()
      return () => undefined
    },
  }
  const enter = (state: DeviceState | null) => {
    present?.undo()
    present = state && { state, undo: states[state]() }
  }
  const isNewer = () => present?.state === 'newVersion'

  const stored = DEVICE_STATES.find((name) => name === persistence.device())
  if (stored) enter(stored)
  return {
    state: () => present?.state ?? null,
    set: async (word) => {
      const known = ['none', ...DEVICE_STATES] as const
      const wanted = oneOf('device', typeof word === 'string' ? word : excerpt(word), known)
      enter(wanted === 'none' ? null : wanted)
      if (isNewer()) for (const listener of listeners) listener()
      await persistence.setDevice(wanted === 'storageFull' || wanted === 'storageBlocked' ? wanted : undefined)
      backend.events.change('device')
    },
    builds: {
      ...own,
      deployed: async () => (isNewer() ? newer : own.deployed()),
      // The page that comes is the newer version.
      reload: () => {
        enter(null)
        own.reload()
      },
    },
    pwa: {
      state: () => (isNewer() ? 'replaced' : pwa.state()),
      onVersion: (listener) => {
        listeners.add(listener)
        // Deployed before anybody listened.
        if (isNewer()) listener()
        const stop = pwa.onVersion(listener)
        return () => {
          listeners.delete(listener)
          stop()
        }
      },
      check: () => pwa.check(),
      takeOver: () => pwa.takeOver(),
      start: () => pwa.start(),
      remove: () => pwa.remove(),
      forgetFiles: () => pwa.forgetFiles(),
    },
  }
}
