import type { Decorator, Loader } from '@storybook/react-vite'
import { autorun } from 'mobx'
import { type ReactNode, useEffect, useState } from 'react'
import { supportOfDemo } from '../../mocks/main/support/supportOfDemo'
import { AppProviders } from '../../src/app/AppProviders'
import { routeTable } from '../../src/app/routing/matchRoute'
import { browserPlatform } from '../../src/platform'
import { stopAll } from '../../src/platform/clock'
import { noSocialLogin, type SocialAnswer, type SocialLogin } from '../../src/platform/device/social'
import { browserLocation } from '../../src/platform/page/location'
import { memoryStorage } from '../../src/platform/storage/memory'
import { SHOWN_POPUPS } from '../../src/platform/storage/shownPopups'
import { StartupStore } from '../../src/stores/shell/StartupStore'
import { MOTION } from '../../src/theme/motion'
import type { VipTheme } from '../../src/theme/vip'
import { setHasWorld } from '../toolbar/notice'
import { PLAYERS_THEME, setPlayersTheme, themeOf } from '../toolbar/themeOf'
import { setStoryLocale } from './language'
import { pacedClock } from './pacedClock'
import { StoryRoot } from './StoryRoot'
import { loadEnglish } from './sampleTexts'
import { backend, freshWorld, type MockParameters, playersTheme } from './world'

/** Loads the texts and, for stories with `parameters.mock`, a fresh world. */
export const worldLoader: Loader = async ({ parameters, globals, viewMode }) => {
  // The whole table, as in the product once it is idle.
  await Promise.all([setStoryLocale(String(globals['locale'])), routeTable.preload(), loadEnglish()])
  const mock: MockParameters | undefined = parameters['mock']
  const token = mock ? await freshWorld(mock, globals) : null
  setHasWorld(mock !== undefined || viewMode === 'docs')
  setPlayersTheme(mock && viewMode !== 'docs' ? playersTheme() : null)
  return { token }
}

/**
 * Provides the product's stores to stories with `parameters.mock`, signed in as the persona; others get only the texts.
 */
export const withWorld: Decorator = (Story, { id, parameters, globals, loaded, viewMode }) =>
  parameters['mock'] ? (
    <Stores
      key={[id, globals['persona'], globals['network'], globals['vip']].join()}
      token={loaded['token'] ?? null}
      vip={globals['vip'] === PLAYERS_THEME ? null : themeOf(globals)}
      alone={viewMode !== 'docs'}
      reduced={globals['motion'] !== MOTION.full}
      pace={parameters['pace'] ?? 1}
      shownPopups={parameters['shownPopups'] ?? 'download,notice,firstDeposit,inviteSpin'}
      social={parameters['social']}
      os={parameters['os']}
      origin={parameters['origin']}
    >
      <Story />
    </Stores>
  ) : (
    <Story />
  )

interface StoresProps {
  token: string | null
  /** The toolbar's theme; null = the player's. */
  vip: VipTheme | null
  /** Whether the story has the page to itself, so that its theme is the page's. */
  alone: boolean
  reduced: boolean
  /** Scales the product's waits, for stories about timeouts. */
  pace: number
  /** Start-up pop-ups already shown in this session. */
  shownPopups: string
  /** What every provider answers; without it there are none. */
  social: SocialAnswer | undefined
  /** The device's system; without it the browser's own. */
  os: string | undefined
  /** The address of the app; without it the page's. */
  origin: string | undefined
  children: ReactNode
}

function Stores({ alone, children, ...options }: StoresProps) {
  const [root] = useState(() => openRoot(options))
  useEffect(() => stopAll([root.start(), root.close]), [root])
  useEffect(() => (alone ? autorun(() => showPlayersTheme(root.showType)) : undefined), [root, alone])
  return <AppProviders root={root}>{children}</AppProviders>
}

function openRoot({
  token,
  vip,
  reduced,
  pace,
  shownPopups,
  social,
  os,
  origin,
}: Omit<StoresProps, 'alone' | 'children'>): StoryRoot {
  const clock = pacedClock(() => backend.now(), pace)
  const platform = browserPlatform({
    clock,
    support: supportOfDemo(backend, clock),
    // Nothing is left for the next story.
    social: social === undefined ? noSocialLogin : answering(social),
    ...(origin !== undefined && { location: { ...browserLocation(), origin } }),
    storage: memoryStorage(token === null ? {} : { token }, { [SHOWN_POPUPS]: shownPopups }),
  })
  platform.device.reducedMotion = () => reduced
  if (os) platform.device.os = os
  const root = new StoryRoot(platform, vip, playersTheme())
  // No story waits for a look at its page.
  root.feature(StartupStore).see()
  return root
}

const answering = (answer: SocialAnswer): SocialLogin => ({
  ...noSocialLogin,
  available: () => ['google', 'facebook', 'line'],
  signIn: async () => answer,
})

const showPlayersTheme = (vip: VipTheme): void => {
  setPlayersTheme(vip)
  document.documentElement.dataset['vip'] = String(vip)
}
