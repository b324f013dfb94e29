import type { Decorator, Loader } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { browserPlatform } from '../../src/platform'
import { memoryStorage } from '../../src/platform/storage/memory'
import { DemoHelp } from '../../src/stores/core/demo'
import { StoresProvider } from '../../src/stores/core/react'
import { SHOWN_POPUPS } from '../../src/stores/shell/StartupStore'
import { MOTION } from '../../src/theme/motion'
import { toVipTheme, type VipTheme } from '../../src/theme/vip'
import { setStoryLocale } from './language'
import { pacedClock } from './pacedClock'
import { StoryRoot } from './StoryRoot'
import { backend, freshWorld, type MockParameters } from './world'

/** Loads the texts and, for stories with `parameters.mock`, a fresh world. */
export const worldLoader: Loader = async ({ parameters, globals }) => {
  await setStoryLocale(String(globals['locale']))
  const mock: MockParameters | undefined = parameters['mock']
  return { token: mock ? await freshWorld(mock, globals) : null }
}

/**
 * Provides the product's stores to stories with `parameters.mock`, signed in as the persona; others get only the texts.
 */
export const withWorld: Decorator = (Story, { id, parameters, globals, loaded }) =>
  parameters['mock'] ? (
    <Stores
      key={[id, globals['persona'], globals['vip']].join()}
      token={loaded['token'] ?? null}
      vip={toVipTheme(Number(globals['vip']))}
      reduced={globals['motion'] !== MOTION.full}
      pace={parameters['pace'] ?? 1}
      popups={parameters['popups'] === true}
    >
      <Story />
    </Stores>
  ) : (
    <Story />
  )

interface StoresProps {
  token: string | null
  vip: VipTheme
  reduced: boolean
  /** Scales the product's waits, for stories about timeouts. */
  pace: number
  /** The start-up pop-ups have not been shown in this session. */
  popups: boolean
  children: ReactNode
}

function Stores({ token, vip, reduced, pace, popups, children }: StoresProps) {
  const [root] = useState(() => openRoot({ token, vip, reduced, pace, popups }))
  useEffect(() => root.start(), [root])
  return (
    <StoresProvider value={root}>
      <DemoHelp value={null}>{children}</DemoHelp>
    </StoresProvider>
  )
}

function openRoot({ token, vip, reduced, pace, popups }: Omit<StoresProps, 'children'>): StoryRoot {
  const platform = browserPlatform({
    clock: pacedClock(() => backend.now(), pace),
    // Nothing is left for the next story.
    storage: memoryStorage(token === null ? {} : { token }, popups ? {} : { [SHOWN_POPUPS]: 'notice' }),
  })
  platform.device.reducedMotion = () => reduced
  return new StoryRoot(platform, vip)
}
