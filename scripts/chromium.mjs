import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { aptInstall, mayInstall } from './apt.mjs'
import { withLock } from './lock.mjs'

/** Chromium flags for tests: no sandbox in containers, and the same text rendering on every machine. */
export const browserArgs = [
  '--no-sandbox',
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

/** The shell is the browser without its own windows and menus: journeys take two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const names = [
  SHELL,
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const advice = `No Chromium was found. Any one of these helps:
  CHROMIUM_PATH=/path/to/chromium npm test
  npx playwright install chromium
  your system's package manager (apt-get install chromium, brew install --cask chromium)`

/**
 * The browser for the tests: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...paths, ...playwrights()].find(isProgram)
}

/** Like `findChromium`, but installs one by the package manager if there is none and we may. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) {
    if (!isProgram(found)) throw new Error(`CHROMIUM_PATH names no program: ${found}\n${advice}`)
    return found
  }
  if (mayInstall()) await withLock('chromium', installWithApt)
  const installed = findChromium()
  if (!installed) throw new Error(advice)
  return installed
}

async function installWithApt() {
  if (findChromium()) return
  // The shell's package does not name the one with its data; older systems have no shell.
  await aptInstall('Chromium', [SHELL, 'chromium-common'], ['chromium'])
}

/** Playwright's downloaded browsers, newest first. */
function playwrights() {
  const cache = {
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(homedir(), 'AppData', 'Local', 'ms-playwright'),
  }
  const folder =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    cache[/** @type {keyof typeof cache} */ (process.platform)] ??
    join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(folder)) return []
  const programs = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-win/chrome.exe', 'chrome-win64/chrome.exe']
  const mac = 'Contents/MacOS'
  const apps = ['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((one) => [
    `${one}/Chromium.app/${mac}/Chromium`,
    `${one}/Google Chrome for Testing.app/${mac}/Google Chrome for Testing`,
  ])
  const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name))
  const newest = versions.sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
  return newest.flatMap((version) => [...programs, ...apps].map((program) => join(folder, version, program)))
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser's major version, which decides how strictly screenshots are compared.
 * @param {string} program
 */
export function chromiumMajor(program) {
  return Number(/(\d+)\./.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0)
}
