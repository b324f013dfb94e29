import { applyFirstPaint } from './firstPaint'

// The build writes this file into the page's head as one inline script: first the look, then a frame, then the code.
applyFirstPaint(document.documentElement)

/** Shows the frame that fits, one of those that the page brings along. */
function paint(): void {
  const { frame } = document.documentElement.dataset
  const template = document.querySelector<HTMLTemplateElement>(`template[data-static="${frame}"]`)
  if (template) document.querySelector('#root')?.append(template.content.cloneNode(true))
  // A hidden page draws no frames, so a timer stands beside them.
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 250)
}

let started = false

function start(): void {
  const entry = document.querySelector<HTMLLinkElement>('link[data-start]')
  if (started || !entry) return
  started = true
  import(/* @vite-ignore */ entry.href).catch(reloadOnce)
}

/** Code that does not come may belong to a version that is gone: the page is asked for again, once a build (spec §8). */
function reloadOnce(error: unknown): never {
  const { build = '' } = document.documentElement.dataset
  if (sessionStorage.getItem('reloaded') !== build) {
    sessionStorage.setItem('reloaded', build)
    location.reload()
  }
  throw error
}

// The page has been read, nothing has been painted yet.
document.addEventListener('readystatechange', paint, { once: true })
