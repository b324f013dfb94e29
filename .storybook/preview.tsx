import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { noPicture } from './modes'
import { docsTheme } from './theme'
import { facetGlobalTypes, facetInitialGlobals } from './toolbar/globals'
import { leaveStepsToFrames, withFacet } from './toolbar/withToolbar'
import { viewportOptions } from './viewports'
import { withWorld, worldLoader } from './world/withWorld'
import { openDoor } from './world/world'
import { worldGlobalTypes, worldInitialGlobals } from './world/worldGlobals'

// A busy machine is slow, not wrong: stories wait for what happens, never for a time of their own.
configure({ asyncUtilTimeout: 60_000 })

/** Without React's `act` around events: nobody awaits it, so what a press loads would not be rendered inside it. */
const dispatchWithoutAct = (): void => configure({ eventWrapper: (dispatch) => dispatch() })

const preview: Preview = {
  beforeAll: dispatchWithoutAct,
  // Storybook's types know toolbar values of text only; its toolbar takes numbers, too.
  globalTypes: { ...facetGlobalTypes, ...worldGlobalTypes } as object as NonNullable<Preview['globalTypes']>,
  initialGlobals: { ...facetInitialGlobals, ...worldInitialGlobals, viewport: { value: 'phone' } },
  loaders: [openDoor, worldLoader],
  beforeEach: leaveStepsToFrames,
  // The last one stands outermost.
  decorators: [withFacet, withWorld],
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
