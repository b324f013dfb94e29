import { applyFirstPaint } from './firstPaint'

// Inlined by the build into the page's head: set the theme, show the static frame, then start the code.
applyFirstPaint(document.documentElement)

/** Shows one of the static frames that are in the page. */
function paint(): void {
  const { frame } = document.documentElement.dataset
  const template = document.querySelector<HTMLTemplateElement>(`template[data-static="${frame}"]`)
  if (template) document.querySelector('#root')?.append(template.content.cloneNode(true))
  // A hidden page gets no animation frames, hence the timer.
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

/** A chunk that fails to load may belong to a previous version: reload the page, once per build (spec §8). */
function reloadOnce(error: unknown): never {
  const { build = '' } = document.documentElement.dataset
  if (sessionStorage.getItem('reloaded') !== build) {
    sessionStorage.setItem('reloaded', build)
    location.reload()
  }
  throw error
}

// The page is parsed but not painted yet.
document.addEventListener('readystatechange', paint, { once: true })
