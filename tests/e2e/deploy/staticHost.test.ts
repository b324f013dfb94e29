import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliveryOf } from '../../../vite/delivery/folder'
import type { HeaderRule } from '../../../vite/delivery/rules'
import { openBrowser, phone } from '../../support/browser'
import { type ProductSite, startProduct } from '../../support/productSite'
import { smallBuild } from '../../support/twinBuild'

const { visit } = openBrowser()
const folder = mkdtempSync(join(tmpdir(), 'kismara-static-'))
let product: ProductSite

/** The rules of a `_headers` file. */
const rulesOf = (text: string): HeaderRule[] =>
  text.split(/^(?=\S)/m).map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    const headers = lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? [line, ''])
    return { path, headers: Object.fromEntries(headers) }
  })

beforeAll(async () => {
  const dir = join(folder, 'product')
  smallBuild('dist', dir)
  const rules = rulesOf(readFileSync(join(deliveryOf(dir), 'static/_headers'), 'utf8'))
  writeFileSync(join(deliveryOf(dir), 'headers.json'), JSON.stringify(rules))
  product = await startProduct({ dir, persona: 'regular' })
})
afterAll(async () => {
  await product?.close()
  rmSync(folder, { recursive: true })
})

it('[PWA-01] [OPS-01] a static host, which gives the page’s policy to every file, has the worker installed and the page offline', async () => {
  const worker = await fetch(`${product.url}/sw.js`)
  expect(worker.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  const { page, complaints } = await visit(product.url, { ...phone, serviceWorkers: 'allow' })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state)))
    .toBe('activated')
  await page.reload()
  await page.locator('main a[href^="/game/start"]').first().waitFor()
  // The worker of a small build has only what the page has loaded.
  const terms = async () => {
    await page.goto(`${product.url}/terms-of-use`)
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
  }
  await terms()
  expect(complaints).toEqual([])
  await page.context().setOffline(true)
  await terms()
})
