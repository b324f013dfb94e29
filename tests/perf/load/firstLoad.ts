import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Request } from 'playwright'
import { brotli } from '../../../scripts/brotli.mjs'
import { onPhone, type Site, slowDown } from '../stage'
import { foldTime } from './fold'
import { record, recorded } from './observe'

/** A first visit to the lobby, until everything above the fold is shown. */
export interface FirstLoad {
  /** Brotli 11. */
  readonly scriptBytes: number
  readonly scripts: readonly string[]
  readonly requests: readonly string[]
  /** Of the whole load, with what comes after the fold. */
  readonly cls: number
  /** Ms; 0 when none is long. */
  readonly longestTask: number
  readonly foldAfter: number
}

/** What is announced late may still move what is shown. */
const LATER = 1500

interface LoadOptions {
  /** The built folder that the site serves, to weigh its scripts. */
  readonly dir: string
  readonly slowdown?: number
  /** No start-up pop-up and no idle time: the speed of the machine decides whether these come before the fold is complete. */
  readonly foldOnly?: boolean
}

/** Loads the lobby cold. */
export function loadLobby(
  browser: Browser,
  site: Site,
  { dir, slowdown = 1, foldOnly = false }: LoadOptions,
): Promise<FirstLoad> {
  const visit = async (page: Page): Promise<FirstLoad> => {
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    await record(page)
    if (foldOnly) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await slowDown(page, slowdown)
    await page.goto(site.url)
    const complete = await page.waitForFunction(foldTime, !foldOnly, { polling: 'raf' })
    const paths = asked.filter(isSent).map((request) => new URL(request.url()).pathname)
    const foldAfter = await complete.jsonValue()
    await page.waitForTimeout(LATER)
    const { cls, longTasks } = await recorded(page)
    const scripts = paths.filter((path) => path.endsWith('.js'))
    const scriptBytes = await weigh(scripts.map((path) => join(dir, path)))
    return { scriptBytes, scripts, requests: paths, cls, longestTask: Math.max(0, ...longTasks), foldAfter }
  }
  return onPhone(browser, site, visit, { popups: !foldOnly })
}

/** The longest task of the empty app's load, ms; 0 when none is long. */
export function longestTaskOf(browser: Browser, site: Site, slowdown: number): Promise<number> {
  return onPhone(browser, site, async (page) => {
    await record(page)
    await slowDown(page, slowdown)
    await page.goto(site.url, { waitUntil: 'load' })
    await page.locator('main').waitFor()
    await page.waitForTimeout(LATER)
    return Math.max(0, ...(await recorded(page)).longTasks)
  })
}

const isSent = (request: Request) => !/^(?:data|blob):/.test(request.url())

async function weigh(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await brotli(readFileSync(file))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
