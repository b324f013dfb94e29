import { button, type Child, el } from './dom'
import { type IconName, icon } from './icons'
import { t } from './text'

export interface Opener {
  label: string
  icon: IconName
  /** Has its label in sight. */
  named?: boolean
  /** What the dialog shows; asked for each time it opens. */
  content: () => readonly Child[] | Promise<readonly Child[]>
}

/** A button that opens a dialog. */
export const dialogButton = ({ label, icon: name, named = false, content }: Opener): HTMLButtonElement => {
  const close = button('close', '', () => dialog.close())
  close.append(icon('close'))
  close.setAttribute('aria-label', t('close'))
  // What scrolls takes the focus, for the arrow keys.
  const text = el('div', { class: 'text', tabindex: '0' })
  const title = el('div', { class: 'title' }, el('h2', {}, label), close)
  const dialog = el('dialog', { 'aria-label': label }, title, text)
  document.documentElement.append(dialog)
  const open = async () => {
    text.replaceChildren(...(await content()))
    if (!dialog.open) dialog.showModal()
  }
  const made = button(named ? 'named' : 'tool', named ? label : '', () => void open())
  made.prepend(icon(name))
  made.setAttribute('aria-label', label)
  return made
}
