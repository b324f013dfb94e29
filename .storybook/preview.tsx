import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { DocsPage } from './docs/page'
import { noPicture } from './modes'
import { docsTheme } from './theme'
import { toolbarGlobalTypes, toolbarInitialGlobals } from './toolbar/globals'
import { skipStepsAroundFrames, withToolbar } from './toolbar/withToolbar'
import { viewportOptions } from './viewports'
import { withSampleTexts } from './world/sampleTexts'
import { withWorld, worldLoader } from './world/withWorld'
import { openAdapter } from './world/world'
import { worldGlobalTypes, worldInitialGlobals } from './world/worldGlobals'

// Stories wait for events; the timeout only bounds a hanging one on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

/** Skips React's `act` around events: nothing awaits it, so what a press loads would not be rendered inside it. */
const dispatchWithoutAct = (): void => configure({ eventWrapper: (dispatch) => dispatch() })

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Stories rest without a focus ring, unless it is what they show. What measures itself has done so: observers of size
 * are called after the frame.
 */
const comeToRest = async ({ name }: { name: string }): Promise<void> => {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !/focus/i.test(name)) activeElement.blur()
  await nextFrame()
  await nextFrame()
  await new Promise((resolve) => setTimeout(resolve))
}

const preview: Preview = {
  beforeAll: dispatchWithoutAct,
  // Storybook's types allow only strings as toolbar values; its toolbar also takes numbers.
  globalTypes: { ...toolbarGlobalTypes, ...worldGlobalTypes } as object as NonNullable<Preview['globalTypes']>,
  initialGlobals: { ...toolbarInitialGlobals, ...worldInitialGlobals, viewport: { value: 'phone' } },
  loaders: [openAdapter, worldLoader],
  beforeEach: skipStepsAroundFrames,
  afterEach: comeToRest,
  // The last decorator is the outermost.
  decorators: [withSampleTexts, withToolbar, withWorld],
  parameters: {
    layout: 'fullscreen',
    docs: { theme: docsTheme, page: DocsPage },
    a11y: {
      test: 'error',
      // About `style` attributes, and the most expensive of axe's rules.
      config: {
        rules: [
          { id: 'avoid-inline-spacing', enabled: false },
          // In tests the full run measures contrast by pixels instead.
          { id: 'color-contrast', enabled: import.meta.env['KISMARA_FULL'] === undefined },
        ],
      },
      // Of what passes only one element a rule: thousands would be sent to the test runner.
      options: { resultTypes: ['violations'] },
    },
    controls: { sort: 'requiredFirst' },
    options: {
      storySort: {
        // From the general to the particular; screens by noun. Storybook reads this list without running it.
        order: [
          'guide',
          ['Start here', 'Themes', 'Voice', 'Motion', 'Art & thumbnails', 'Medals', 'Accessibility', '*'],
          'foundations',
          'ui',
          [
            'actions',
            'fields',
            'data',
            'lists',
            'money',
            'rank',
            'rewards',
            'share',
            'feedback',
            'navigation',
            'layout',
            'overlays',
          ],
          'art',
          'app',
          'home',
          'auth',
          'game',
          'jackpot',
          'activity',
          'bonus',
          'vip',
          'wallet',
          'member',
          'mail',
          'service',
          'feedback',
          'share',
          'agent',
          'legal',
          'flows',
          'lab',
        ],
      },
    },
    viewport: { options: viewportOptions },
    chromatic: noPicture,
  },
}

export default preview
