import { orFailed } from '../../src/app/boot/startEvent'
import { readTexts } from '../../src/i18n/files'
import { createClock } from '../../src/platform/clock'
import { toVipTheme } from '../../src/theme/vip'
import { createControls } from '../network/controls/controls'
import { withoutControls } from '../network/controls/link'
import { storedShow } from '../show/showState'
import { openBridge } from './bridge'
import { openDevice } from './device'
import { helpOfDemo } from './help'
import { networkTypeOf } from './networkType'
import { createNotes } from './notes'
import { openWorld } from './openWorld'
import { openPanelHost } from './panel/openPanelHost'
import { pageTarget } from './panel/pageTarget'
import { recordPage } from './recordPage'
import { skipPopups } from './skipPopups'
import { socialOfDemo } from './social'
import { supportOfDemo } from './support/supportOfDemo'
import { openWindowMock, type RunningApp } from './windowMock'

const begin = async (): Promise<void> => {
  // A window beside the page that it steers.
  if (location.pathname === '/demo/panel') return import('./panel/detached').then(({ openDetached }) => openDetached())
  if (location.pathname === '/demo/show')
    return import('./show/detachedShow').then(({ openDetachedShow }) => openDetachedShow())
  // Load the product now, but start it last: the world must be in place.
  const product = import('../../src/app/startup/start')
  const adapters = import('../network/adapters/page/pageAdapter')

  const address = location.href
  const cleaned = withoutControls(address)
  if (cleaned !== address) history.replaceState(history.state, '', cleaned)

  const notes = createNotes()
  const world = await openWorld(address, notes)
  const { backend, persistence } = world
  const { pageAdapter } = await adapters
  await pageAdapter(backend).open()
  openBridge(backend, { runClock: () => createControls(backend).clock.run() })
  const app: RunningApp = { root: null }
  const device = openDevice(world)
  openWindowMock(world, notes, app, device)
  recordPage(backend)

  // A simulated provider's page, where the address of an order's payment leads.
  if (location.pathname === '/demo/pay') {
    const { openPayPage } = await import('./payPage/openPayPage')
    return openPayPage(backend)
  }
  const hasShow = world.show !== undefined || storedShow() !== null
  if (hasShow) skipPopups()
  const { start } = await product
  const theme = persistence.theme()
  const clock = createClock(backend.now)
  app.root = await start({
    readTexts,
    platform: {
      clock,
      builds: device.builds,
      pwa: device.pwa,
      networkType: networkTypeOf(backend),
      social: socialOfDemo,
      support: supportOfDemo(backend, clock),
    },
    ownGames: true,
    demo: helpOfDemo,
    ...(theme !== undefined && { theme: toVipTheme(theme) }),
  })
  const target = pageTarget(window)
  if (target) openPanelHost({ target, controls: world.controls, deviceState: () => device.state(), opens: world.panel })
  if (hasShow && target)
    await import('./show/openShowHost').then(({ openShowHost }) => openShowHost({ target, notes, name: world.show }))
}

orFailed(begin())
