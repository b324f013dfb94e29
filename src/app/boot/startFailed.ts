import { mayReload, reloadFor } from '../../domain/update/reloads'
import { removeWorker } from '../../platform/device/workerFiles'
import { browserBuilds } from '../../platform/page/builds'
import { frameOf } from './paintFrame'

/** How long a page with nothing on screen looks for another build before it says that the start has failed, ms. */
const PATIENCE = 3_000

/**
 * The app has not started: its files are gone or broken, or the page's configuration is wrong. After a reload, or
 * without a network, the page itself says so and offers a retry.
 */
export async function startFailed(error: unknown): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: names what is wrong for whoever deploys it
  console.error(error)
  // A version file that arrives later still reloads the page.
  const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  if (!(await Promise.race([reloadAfresh(), timeout]))) show()
}

/**
 * Reloads the page once while the host answers (spec §8), for the deployed build and without what the worker has
 * stored; false when it does not.
 */
export async function reloadAfresh(): Promise<boolean> {
  const page = browserBuilds()
  const deployed = await page.deployed()
  if (deployed === null) return false
  const target = deployed === page.running ? `${deployed} again` : deployed
  if (!mayReload(target, page)) return false
  await removeWorker()
  return reloadFor(target, page)
}

function show(): void {
  const note = frameOf('failed', document.documentElement.lang)
  if (!note) return
  note.querySelector('button')?.addEventListener('click', () => location.reload())
  document.querySelector('#root')?.replaceChildren(note)
}
