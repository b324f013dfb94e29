import { PERSONAS } from '../../mocks/world/member/profile'

const choice = (title: string, icon: string, values: readonly string[]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [{ value: 'story', title: `${title}: as the story` }, ...values.map((value) => ({ value, title: value }))],
  },
})

/** Toolbar switches of the world. */
export const worldGlobalTypes = {
  persona: choice('Persona', 'user', PERSONAS),
  latency: choice('Latency', 'timer', ['none', 'fast', '4g', '3g', '2g', 'slow-2g']),
}

export const worldInitialGlobals = { persona: 'story', latency: 'story' }
