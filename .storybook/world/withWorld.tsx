import type { Decorator, Loader } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { browserPlatform } from '../../src/platform'
import { memoryStorage } from '../../src/platform/storage/memory'
import { DemoHelp } from '../../src/stores/core/demo'
import { StoresProvider } from '../../src/stores/core/react'
import { SHOWN_POPUPS } from '../../src/stores/shell/StartupStore'
import { MOTION } from '../../src/theme/motion'
import { toVipTheme, type VipTheme } from '../../src/theme/vip'
import { speak } from './language'
import { pacedClock } from './pacedClock'
import { StoryRoot } from './StoryRoot'
import { backend, freshWorld, type MockWords } from './world'

/** Brings texts and, for a story with `parameters.mock`, a fresh world. */
export const worldLoader: Loader = async ({ parameters, globals }) => {
  await speak(String(globals['locale']))
  const words: MockWords | undefined = parameters['mock']
  return { token: words ? await freshWorld(words, globals) : null }
}

/** The product's stores around a story with `parameters.mock`, signed in as its persona; others get the texts only. New `loaded.words`, a new page. */
export const withWorld: Decorator = (Story, { id, parameters, globals, loaded }) =>
  parameters['mock'] ? (
    <Stores
      key={[id, globals['persona'], globals['vip'], loaded['words']].join()}
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
  /** Shortens what the product waits for: a story that is about a timeout need not last as long. */
  pace: number
  /** The session has not seen the start-up pop-ups yet. */
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
    // A story leaves nothing behind for the next one.
    storage: memoryStorage(token === null ? {} : { token }, popups ? {} : { [SHOWN_POPUPS]: 'notice' }),
  })
  platform.device.reducedMotion = () => reduced
  return new StoryRoot(platform, vip)
}
