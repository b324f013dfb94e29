import { activateFonts } from './fonts'
import { pageData } from './pageData'
import { FILE_GONE, START_FAILED } from './startEvent'
import { reloadAfresh, startFailed } from './startFailed'

/** Files of the first load. */
export interface FirstFiles {
  /** Code of the lobby and of any other page, each file after those it imports; the last one starts the app. */
  readonly lobby: readonly string[]
  readonly pages: readonly string[]
  readonly fonts: readonly string[]
}

/** Loads what the first frame does without, and starts the app. In development the page itself loads its code. */
export function startCode(): void {
  addEventListener(START_FAILED, ({ detail }) => failed(detail))
  addEventListener(FILE_GONE, () => leaving || void reloadAfresh())
  const manifest = document.querySelector<HTMLLinkElement>('link[data-manifest]')
  if (manifest) manifest.rel = 'manifest'
  const files = pageData<FirstFiles>('first')
  if (!files) {
    activateFonts()
    return
  }
  void preloadFonts(files.fonts)
  const code = location.pathname === '/' ? files.lobby : files.pages
  document.head.append(...code.map((href) => link({ rel: 'modulepreload', href })))
  run(code).catch(failed)
}

/** Activating loaded fonts costs one layout instead of two. */
async function preloadFonts(files: readonly string[]): Promise<void> {
  const links = files.map((href) => link({ rel: 'preload', as: 'font', crossOrigin: '', href }))
  document.head.append(...links)
  await Promise.all(links.map(ended))
  activateFonts()
}

const link = (values: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), values)

const ended = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })

/** Evaluates the files one after another, each in a task of its own. */
async function run(files: readonly string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

let leaving = false
addEventListener('beforeunload', () => {
  leaving = true
})

/** A page that is being left fails its requests, too. */
function failed(error: unknown): void {
  if (!leaving) void startFailed(error)
}
