import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, findChromium } from './scripts/chromium.mjs'
import { checkBaselines, checkPicture } from './tests/support/visual/commands'
import { checkContrast, seeLetters } from './tests/support/visual/contrastCommands'

// The settings of Storybook are loaded from here; how their imports are spelled is settled by the compiler.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'

const executablePath = findChromium()
const long = process.env['KISMARA_FULL'] === '1'

// A browser on a machine shared with others may miss a moment: there a test gets a second chance, which the report names.
const retry = process.env['CI'] ? 1 : 0

// A page painted in pieces has its round corners a shade otherwise than one painted at once.
const storyArgs = [...browserArgs, '--disable-partial-raster']

/** Stories in a real browser; its page is larger than any story, or the stories would be scaled. */
const storyBrowser = (height: number) =>
  playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: storyArgs },
    contextOptions: { reducedMotion: 'reduce', viewport: { width: 2400, height }, deviceScaleFactor: 1 },
  })

/** Components from packages are made ready for the browser as in development, which Emotion's JSX needs. */
const storybookConfig = '.storybook/vite.config.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{e2e,built,storybook,visual,perf}/**'],
          setupFiles: ['tests/support/guard.ts'],
          // Otherwise one core would be left to the transforms, which are done after seconds.
          maxWorkers: '100%',
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/{built,e2e}/**/*.test.ts', ...(long ? ['tests/storybook/**/*.test.ts'] : [])],
          globalSetup: ['tests/support/sites.ts'],
          setupFiles: ['tests/support/guard.ts'],
          maxWorkers: 2,
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: storybookConfig,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // One page a worker: all stories are brought once, and each starts a world of its own.
          isolate: false,
          retry,
          maxWorkers: 2,
          testTimeout: 60_000,
          setupFiles: ['tests/support/guard.ts', 'tests/support/stories/setup.ts'],
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            provider: storyBrowser(1100),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      {
        extends: storybookConfig,
        // What Storybook's own plugin would name: a package found late reloads the page under a running test.
        optimizeDeps: {
          include: [
            '@storybook/react-vite',
            'storybook/preview-api',
            'storybook/test',
            'storybook/theming',
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
          ],
        },
        test: {
          name: 'visual',
          include: ['tests/visual/*.test.ts'],
          globalSetup: ['tests/support/visual/start.ts'],
          setupFiles: ['tests/visual/support/stillTime.ts', 'tests/support/guard.ts'],
          testTimeout: 60_000,
          // One page a worker: all stories are brought once, not once a file.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          browser: {
            enabled: true,
            headless: true,
            provider: storyBrowser(2400),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            commands: { checkPicture, checkBaselines, seeLetters, checkContrast },
          },
        },
      },
    ],
  },
})
