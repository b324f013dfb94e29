import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, findChromium } from './scripts/chromium.mjs'
import { seeLetters, weakTexts } from './tests/support/contrast/commands'
import { baselineFile } from './tests/support/visual/baselines'
import { unusedBaselines } from './tests/support/visual/commands'
import { machineFonts } from './tests/support/visual/machineFonts'

// The settings of Storybook are loaded from here; how their imports are spelled is settled by the compiler.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'

const executablePath = findChromium()
const long = process.env['KISMARA_FULL'] === '1'
const quick = process.env['KISMARA_QUICK'] === '1'

// A busy machine is slow, not wrong: what is waited for is an event, and only a test that hangs comes to this end.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 }

// A page painted in pieces has its round corners a shade otherwise than one painted at once.
const storyArgs = [...browserArgs, '--disable-partial-raster']

/** Stories in a real browser; its page is larger than any story, or the stories would be scaled. */
const storyBrowser = playwright({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: storyArgs,
    env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/visual/fonts.conf') },
  },
  contextOptions: { reducedMotion: 'reduce', viewport: { width: 2400, height: 2400 }, deviceScaleFactor: 1 },
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
          exclude: ['tests/{e2e,built,storybook,visual,perf}/**', ...(quick ? ['tests/world/model/**'] : [])],
          setupFiles: ['tests/support/guard.ts'],
          // Otherwise one core would be left to the transforms, which are done after seconds.
          maxWorkers: '100%',
          ...patience,
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
          ...patience,
          expect: { poll: { timeout: 60_000 } },
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
          maxWorkers: 2,
          ...patience,
          env: { KISMARA_FULL: long ? '1' : '0' },
          setupFiles: ['tests/support/guard.ts', 'tests/support/stories/setup.ts'],
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            provider: storyBrowser,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            commands: { seeLetters, weakTexts },
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
          // Copies of what a failed test shows; the pictures themselves lie in tests/visual/.diff.
          attachmentsDir: '.cache/attachments',
          include: ['tests/visual/*.test.ts'],
          globalSetup: ['tests/support/visual/start.ts'],
          setupFiles: ['tests/visual/support/timers.ts', 'tests/support/guard.ts'],
          testTimeout: 60_000,
          // One page a worker: all stories are brought once, not once a file.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          browser: {
            enabled: true,
            headless: true,
            provider: storyBrowser,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            commands: { machineFonts, unusedBaselines },
            expect: {
              toMatchScreenshot: {
                // A busy machine is slow, not wrong; Vitest's own timer of the last picture holds up the end of the run.
                timeout: 8000,
                // Motion is at its end already; a ticker at rest is to stay where it is.
                screenshotOptions: { animations: 'allow' },
                resolveScreenshotPath: ({ arg }) => baselineFile(arg),
                resolveDiffPath: ({ arg, ext, root }) => `${root}/tests/visual/.diff/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
})
