import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, findChromium } from './scripts/chromium.mjs'
import { resultsFile } from './scripts/results.mjs'
import { seeLetters, weakTexts } from './tests/support/contrast/commands'
import { keepFailure } from './tests/support/failures/commands'
import { failures } from './tests/support/failures/reporter'
import { builtGames } from './tests/support/stories/builtGames'
import { productionReact } from './tests/support/stories/productionReact'
import { screenText } from './tests/support/texts/commands'
import { baselineFile } from './tests/support/visual/baselines'
import { unusedBaselines } from './tests/support/visual/commands'
import { machineFonts } from './tests/support/visual/machineFonts'

// Storybook's config is loaded from here; the compiler enforces import specifiers.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true'

const executablePath = findChromium()
const full = process.env['KISMARA_FULL'] === '1'

/**
 * The gate (`npm test`) leaves these to the full run (`npm run test:full`): what looks at everything in many themes,
 * sizes and orders, or walks for long. Every folder belongs to one of the two by this list alone.
 */
const onlyFull = full
  ? []
  : ['tests/{built,catalogue,e2e,storybook,visual}/**', '**/long/**', 'stories/{art,foundations,guide,lab}/**']

/**
 * A story of the full run only: a state that another story shows, or tests, with other data, in another width or language,
 * offline where it fails alike, signed out as every page of players, or a journey; and of components all but their
 * interactions, since screens draw them.
 */
const VARIANT = 'variant'

/** Behind UTC, so that a day taken from the wrong one is another day. */
const ZONE = 'America/Sao_Paulo'

// Tests wait for events; the limit only ends a hanging one, also on a busy machine.
const limits = (ms: number) => ({ testTimeout: ms, hookTimeout: ms })

// Partial rasterisation anti-aliases rounded corners slightly differently.
const storyArgs = [...browserArgs, '--disable-partial-raster']

/** Stories run in a real browser; its page must be larger than any story, or the stories are scaled. */
const storyBrowser = playwright({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: storyArgs,
    env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/visual/fonts.conf') },
  },
  contextOptions: {
    reducedMotion: 'reduce',
    viewport: { width: 2400, height: 2400 },
    deviceScaleFactor: 1,
    timezoneId: ZONE,
  },
})

/** Dependencies are pre-bundled as in development, which Emotion's JSX needs. */
const storybookConfig = '.storybook/vite.config.ts'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: resultsFile }], failures],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{built,e2e,journeys,storybook,visual}/**', ...onlyFull],
          setupFiles: ['tests/support/guard.ts'],
          env: { TZ: ZONE },
          // The default leaves a core to the transforms, which take only seconds.
          maxWorkers: '100%',
          // Modules are loaded once per worker; tests share no state, since each has a world and stores of its own.
          isolate: false,
          ...limits(full ? 300_000 : 20_000),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/{built,e2e,journeys,storybook}/**/*.test.ts'],
          exclude: onlyFull,
          globalSetup: ['tests/support/sites.ts'],
          setupFiles: ['tests/support/guard.ts', 'tests/support/waitForBuilds.ts'],
          maxWorkers: 2,
          // As in `node`: what tests share are the servers and the browser, each with its own world and storage.
          isolate: false,
          ...limits(full ? 300_000 : 60_000),
          expect: { poll: { timeout: full ? 120_000 : 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: storybookConfig,
        plugins: [
          storybookTest({
            configDir: process.env['STORYBOOK_DIR'] ?? '.storybook',
            tags: { exclude: full ? [] : [VARIANT] },
          }),
          // The full run has React's own warnings.
          !full && productionReact(),
          builtGames(),
        ],
        test: {
          name: 'stories',
          exclude: onlyFull,
          // One page per worker: stories are loaded once, and each starts a fresh world.
          isolate: false,
          maxWorkers: 2,
          ...limits(full ? 300_000 : 20_000),
          env: { KISMARA_FULL: full ? '1' : '0' },
          // Absolute, as Storybook's folder may be another one.
          setupFiles: [resolve('tests/support/guard.ts'), resolve('tests/support/stories/setup.ts')],
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            provider: storyBrowser,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            commands: { keepFailure, screenText, seeLetters, weakTexts },
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
          name: 'pictures',
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
