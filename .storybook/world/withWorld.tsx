import type { Decorator, Loader } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { browserPlatform } from '../../src/platform'
import { createClock } from '../../src/platform/clock'
import { memoryStorage } from '../../src/platform/memory'
import { DemoHelp } from '../../src/stores/demo'
import { StoresProvider } from '../../src/stores/react'
import { MOTION } from '../../src/theme/motion'
import { toVipTheme, type VipTheme } from '../../src/theme/vip'
import { speak } from './language'
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
  children: ReactNode
}

function Stores({ token, vip, reduced, children }: StoresProps) {
  const [root] = useState(() => openRoot(token, vip, reduced))
  useEffect(() => root.start(), [root])
  return (
    <StoresProvider value={root}>
      <DemoHelp value={null}>{children}</DemoHelp>
    </StoresProvider>
  )
}

function openRoot(token: string | null, vip: VipTheme, reduced: boolean): StoryRoot {
  const platform = browserPlatform({
    clock: createClock(() => backend.now()),
    // A story leaves nothing behind for the next one.
    storage: memoryStorage(token === null ? {} : { token }),
  })
  platform.device.reducedMotion = () => reduced
  return new StoryRoot(platform, vip)
}
