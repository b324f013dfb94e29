import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, findChromium } from './scripts/chromium.mjs'
import { seeLetters, weakTexts } from './tests/support/contrast/commands'
import { baselineFile } from './tests/support/visual/baselines'
import { unusedBaselines } from './tests/support/visual/commands'
import { machineFonts } from './tests/support/visual/machineFonts'

// Storybook's config is loaded from here; the compiler enforces import specifiers.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'

const executablePath = findChromium()
const long = process.env['KISMARA_FULL'] === '1'
const quick = process.env['KISMARA_QUICK'] === '1'

// Tests wait for events; the timeout only ends a hanging test on a busy machine.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 }

// Partial rasterisation anti-aliases rounded corners slightly differently.
const storyArgs = [...browserArgs, '--disable-partial-raster']

/** Stories run in a real browser; its page must be larger than any story, or the stories are scaled. */
const storyBrowser = playwright({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: storyArgs,
    env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/visual/fonts.conf') },
  },
  contextOptions: { reducedMotion: 'reduce', viewport: { width: 2400, height: 2400 }, deviceScaleFactor: 1 },
})

/** Dependencies are pre-bundled as in development, which Emotion's JSX needs. */
const storybookConfig = '.storybook/vite.config.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/{e2e,built,storybook,visual,perf}/**',
            ...(quick ? ['tests/world/model/**', 'tests/world/core/bad*'] : []),
          ],
          setupFiles: ['tests/support/guard.ts'],
          // The default leaves a core to the transforms, which take only seconds.
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
          exclude: long ? [] : ['tests/e2e/long/**'],
          globalSetup: ['tests/support/sites.ts'],
          setupFiles: ['tests/support/guard.ts'],
          // Pages mostly wait: for networks, clocks and animations.
          maxWorkers: 3,
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
          // One page per worker: stories are loaded once, and each starts a fresh world.
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
        // The list of Storybook's own plugin: a dependency found late reloads the page under a running test.
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
          // Vitest's copies; the screenshots themselves are in tests/visual/.diff.
          attachmentsDir: '.cache/attachments',
          include: ['tests/visual/*.test.ts'],
          globalSetup: ['tests/support/visual/start.ts'],
          setupFiles: ['tests/visual/support/timers.ts', 'tests/support/guard.ts'],
          testTimeout: 60_000,
          // One page per worker: stories are loaded once, not per file.
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
                // For busy machines; a longer timeout would delay the end of the run by Vitest's last timer.
                timeout: 8000,
                // Animations are finished already; a paused ticker must stay where it is.
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
