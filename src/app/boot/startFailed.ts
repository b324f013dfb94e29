import { mayReload, reloadFor } from '../../domain/update/reloads'
import { removeWorker } from '../../platform/device/workerFiles'
import { browserBuilds } from '../../platform/page/builds'
import { frameOf } from './paintFrame'

/** How long the page waits for the version file before it says that the start has failed, ms. */
const PATIENCE = 3_000

/**
 * The app has not started: its files are gone or broken, or the page's configuration is wrong. Another build, or this
 * one without what the worker has stored, is loaded once; else the page itself says so and offers a retry.
 */
export async function startFailed(error: unknown): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: names what is wrong for whoever deploys it
  console.error(error)
  const page = browserBuilds()
  const deployed = await page.deployed(PATIENCE)
  const isOutdated = deployed !== page.running
  const target = isOutdated ? deployed : `${deployed} without its worker`
  const canHelp = isOutdated || navigator.serviceWorker?.controller
  if (deployed !== null && target !== null && canHelp && mayReload(target, page)) {
    await removeWorker()
    if (reloadFor(target, page)) return
  }
  show()
}

function show(): void {
  const note = frameOf('failed', document.documentElement.lang)
  if (!note) return
  note.querySelector('button')?.addEventListener('click', () => location.reload())
  document.querySelector('#root')?.replaceChildren(note)
}
