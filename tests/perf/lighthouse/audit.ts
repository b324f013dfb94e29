import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import * as v from 'valibot'
import type { Site } from '../stage'

/** Times in ms, bytes as sent. */
export interface Audit {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly bytes: number
  readonly requests: number
  readonly scripts: number
}

const metric = v.object({ numericValue: v.number() })
const request = v.object({
  url: v.string(),
  resourceType: v.optional(v.string()),
  transferSize: v.optional(v.number(), 0),
})
/** A page that could not be measured has a report, too: without figures. */
const Failures = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  audits: v.record(v.string(), v.object({ errorMessage: v.optional(v.string()) })),
})
const Report = v.object({
  finalDisplayedUrl: v.string(),
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': v.object({ details: v.object({ items: v.array(request) }) }),
  }),
})

/** Ms; a run takes a sixth of it. */
const PATIENCE = 90_000

const browserFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking']

/**
 * One cold load in a browser of its own on Lighthouse's phone. Network and processor are really slowed down: its default
 * model lets every early request hold back a paint that comes with the page.
 */
export function audit(lighthouse: string, executablePath: string, site: Site): Promise<Audit> {
  const cold = () => auditOnce(lighthouse, executablePath, site)
  // Now and then its trace lacks the start of the page, or its browser hangs: it asks to be run again.
  return cold().catch(cold)
}

async function auditOnce(lighthouse: string, executablePath: string, { url, token }: Site): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'perf-'))
  try {
    if (token) await signIn(executablePath, profile, url, token)
    const flags = [...browserFlags, `--user-data-dir=${profile}`].join(' ')
    const options = [
      '--only-categories=performance',
      '--throttling-method=devtools',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ]
    const args = [lighthouse, url, ...options, '--disable-storage-reset', `--chrome-flags=${flags}`]
    const env = { ...process.env, CHROME_PATH: executablePath }
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env,
      maxBuffer: 100_000_000,
      timeout: PATIENCE,
    })
    const report: unknown = JSON.parse(stdout)
    const failures = failuresIn(v.parse(Failures, report))
    if (failures.length > 0) throw new Error(`Lighthouse at ${url}: ${failures.join('; ')}`)
    return figuresOf(v.parse(Report, report), url)
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function failuresIn({ runtimeError, audits }: v.InferOutput<typeof Failures>): string[] {
  const unmeasured = Object.entries(audits).flatMap(([name, { errorMessage }]) =>
    errorMessage !== undefined && name in Report.entries.audits.entries ? [`${name}: ${errorMessage}`] : [],
  )
  return runtimeError ? [runtimeError.message, ...unmeasured] : unmeasured
}

function figuresOf({ finalDisplayedUrl, categories, audits }: v.InferOutput<typeof Report>, url: string): Audit {
  const { origin, pathname } = new URL(url)
  if (new URL(finalDisplayedUrl).pathname !== pathname) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  const sent = audits['network-requests'].details.items.filter((one) => one.url.startsWith(origin))
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    bytes: sent.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: sent.length,
    scripts: sent.filter(({ resourceType }) => resourceType === 'Script').length,
  }
}

/** Leaves the token in the profile; nothing of the app is loaded or cached. */
async function signIn(executablePath: string, profile: string, url: string, token: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: ['--no-sandbox'] })
  try {
    const page = await context.newPage()
    await page.goto(new URL('/robots.txt', url).href)
    await page.evaluate((held) => localStorage.setItem('token', held), token)
  } finally {
    await context.close()
  }
}
