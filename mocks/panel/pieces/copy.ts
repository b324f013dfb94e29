import { copyText } from '../../../src/platform/device/clipboard'
import type { PanelStore } from '../PanelStore'

/** Copies a text; without a clipboard, as on plain http, it is offered to be copied by hand. */
export const copy = (panel: PanelStore, text: string, what: string): Promise<boolean> =>
  panel.run(async () => {
    const byHand = () => prompt(`Copy ${what}:`, text)
    if ((await copyText(text).catch(byHand)) === null) throw new Error('Nothing was copied.')
  }, `Copied ${what}.`)

/** Saves a text as a file. */
export const download = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url))
}
