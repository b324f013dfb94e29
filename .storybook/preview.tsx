import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { noPicture } from './modes'
import { docsTheme } from './theme'
import { toolbarGlobalTypes, toolbarInitialGlobals } from './toolbar/globals'
import { skipStepsAroundFrames, withToolbar } from './toolbar/withToolbar'
import { viewportOptions } from './viewports'
import { withWorld, worldLoader } from './world/withWorld'
import { openAdapter } from './world/world'
import { worldGlobalTypes, worldInitialGlobals } from './world/worldGlobals'

// Stories wait for events; the timeout only bounds a hanging one on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

/** Skips React's `act` around events: nothing awaits it, so what a press loads would not be rendered inside it. */
const dispatchWithoutAct = (): void => configure({ eventWrapper: (dispatch) => dispatch() })

const preview: Preview = {
  beforeAll: dispatchWithoutAct,
  // Storybook's types allow only strings as toolbar values; its toolbar also takes numbers.
  globalTypes: { ...toolbarGlobalTypes, ...worldGlobalTypes } as object as NonNullable<Preview['globalTypes']>,
  initialGlobals: { ...toolbarInitialGlobals, ...worldInitialGlobals, viewport: { value: 'phone' } },
  loaders: [openAdapter, worldLoader],
  beforeEach: skipStepsAroundFrames,
  // The last decorator is the outermost.
  decorators: [withToolbar, withWorld],
  parameters: {
    layout: 'fullscreen',
    docs: { theme: docsTheme },
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst' },
    options: { storySort: { order: ['guide', ['Start here', '*'], 'lab', 'foundations', 'flows', '*'] } },
    viewport: { options: viewportOptions },
    chromatic: noPicture,
  },
}

export default preview
