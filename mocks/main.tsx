import { createClock } from '../src/platform/clock'
import { toVipTheme } from '../src/theme/vip'
import { openBridge } from './main/bridge'
import { helpOfDemo, socialOfDemo } from './main/help'
import { networkTypeOf } from './main/networkType'
import { createNotes } from './main/notes'
import { openWorld } from './main/openWorld'
import { openWindowMock } from './main/windowMock'
import { withoutControls } from './network/controls/link'

const begin = async (): Promise<void> => {
  // Load the product now, but start it last: the world must be in place.
  const product = import('../src/app/startup/start')
  const adapters = import('./network/adapters/page/pageAdapter')

  const address = location.href
  const cleaned = withoutControls(address)
  if (cleaned !== address) history.replaceState(history.state, '', cleaned)

  const notes = createNotes()
  const world = await openWorld(address, notes)
  const { backend, persistence } = world
  const { pageAdapter } = await adapters
  await pageAdapter(backend).open()
  openBridge(backend)
  openWindowMock(world, notes)
  if (world.panel) notes.add('This demo has no panel; window.mock in the console takes the same words.')

  const { start } = await product
  const theme = persistence.theme()
  await start({
    platform: { clock: createClock(backend.now), networkType: networkTypeOf(backend), social: socialOfDemo },
    ownGames: true,
    demo: helpOfDemo,
    ...(theme !== undefined && { theme: toVipTheme(theme) }),
  })
}

void begin()
