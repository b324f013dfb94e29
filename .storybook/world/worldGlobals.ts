import { PERSONAS } from '../../mocks/world/member/profile'

/** The toolbar's network without a connection. */
export const OFFLINE = 'offline'

const choice = (title: string, icon: string, values: readonly string[]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [{ value: 'story', title }, ...values.map((value) => ({ value, title: value }))],
  },
})

/** Toolbar switches of the world. */
export const worldGlobalTypes = {
  persona: choice('Player', 'user', PERSONAS),
  network: choice('Network', 'timer', ['none', 'fast', '4g', '3g', '2g', 'slow-2g', OFFLINE]),
}

export const worldInitialGlobals = { persona: 'story', network: 'story' }
