import { createClock } from '../src/platform/clock'
import { toVipTheme } from '../src/theme/vip'
import { openBridge } from './main/bridge'
import { helpOfDemo, socialOfDemo } from './main/help'
import { networkTypeOf } from './main/networkType'
import { createNotes } from './main/notes'
import { openWorld } from './main/openWorld'
import { openWindowMock } from './main/windowMock'
import { withoutWords } from './network/controls/link'

/** Starts the product in front of a simulated world. */
const begin = async (): Promise<void> => {
  // The product is asked for at once and started last: it must find the world in place.
  const product = import('../src/app/start')
  const doors = import('./network/adapters/page/pageAdapter')

  const address = location.href
  const bare = withoutWords(address)
  if (bare !== address) history.replaceState(history.state, '', bare)

  const notes = createNotes()
  const world = await openWorld(address, notes)
  const { backend, keeper } = world
  const { pageDoor } = await doors
  await pageDoor(backend).open()
  openBridge(backend)
  openWindowMock(world, notes)
  if (world.panel) notes.say('This demo has no panel; window.mock in the console takes the same words.')

  const { start } = await product
  const theme = keeper.theme()
  await start({
    platform: { clock: createClock(backend.now), networkType: networkTypeOf(backend), social: socialOfDemo },
    ownGames: true,
    demo: helpOfDemo,
    ...(theme !== undefined && { theme: toVipTheme(theme) }),
  })
}

void begin()
