import './help.mjs'
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureBuilt } from './build.mjs'
import { browserArgs, ensureChromium } from './chromium.mjs'
import { startServer } from './server.mjs'
import { stop } from './stop.mjs'

/** The screenshots that the manifest shows before an installation; each name says what is on it. */
const shots = [
  { name: 'lobby', path: '/', size: { width: 390, height: 844 }, scale: 2 },
  { name: 'vip', path: '/vip', size: { width: 390, height: 844 }, scale: 2 },
  { name: 'bonus', path: '/bonus', size: { width: 390, height: 844 }, scale: 2 },
  { name: 'lobby-wide', path: '/', size: { width: 1280, height: 800 }, scale: 1 },
]

async function take() {
  const site = await startServer({ dir: await ensureBuilt('demo'), port: 0 })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserArgs })
  mkdirSync('public/screenshots', { recursive: true })
  for (const { name, path, size, scale } of shots) {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale, reducedMotion: 'reduce' })
    const world = 'mock.persona=vip3&mock.clock=2026-01-01T12:00:00Z'
    await page.goto(`${site.url}${path}?${world}`, { waitUntil: 'networkidle' })
    // What greets a player, one after another.
    for (let calm = 0; calm < 5; calm++) {
      if (await page.getByRole('dialog').first().isVisible()) calm = 0
      await page.keyboard.press('Escape')
      await page.waitForTimeout(1_000)
    }
    await page.waitForFunction(() => document.querySelector('main') && !document.querySelector('[aria-busy="true"]'))
    await page.screenshot({ path: `public/screenshots/${name}.jpg`, type: 'jpeg', quality: 82 })
    await page.close()
  }
  await browser.close()
  await site.close()
}

take().catch(stop)
