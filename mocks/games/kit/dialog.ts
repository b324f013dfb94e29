import { button, type Child, el } from './dom'
import { type IconName, icon } from './icons'
import { t } from './text'

interface Opener {
  label: string
  icon: IconName
  /** Has its label in sight. */
  named?: boolean
  /** What the dialog shows; asked for each time it opens. */
  content: () => readonly Child[] | Promise<readonly Child[]>
}

/** A button that opens a dialog. */
export const dialogButton = ({ label, icon: name, named = false, content }: Opener): HTMLButtonElement => {
  const dialog = el('dialog', { 'aria-label': label })
  document.documentElement.append(dialog)
  const close = button('', t('close'), () => dialog.close())
  const open = async () => {
    dialog.replaceChildren(...(await content()), close)
    if (!dialog.open) dialog.showModal()
  }
  const made = button(named ? 'named' : 'tool', named ? label : '', () => void open())
  made.prepend(icon(name))
  made.setAttribute('aria-label', label)
  return made
}
