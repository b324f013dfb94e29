import { freeSpins, SCATTER } from '../../world/game/rules/slot'
import { button, el, picture } from '../kit/dom'
import type { Greeting } from '../kit/game'
import { dress } from '../kit/host'
import { icon } from '../kit/icons'
import { money } from '../kit/money'
import { t } from '../kit/text'

/** The pay table and the return to player, as a dialog behind its button. */
export const createPays = ({ slot, rtp }: Greeting): HTMLButtonElement => {
  const rows = (slot?.pays ?? []).map((pays, symbol) =>
    el(
      'li',
      {},
      picture(dress().symbols[symbol] ?? ''),
      el(
        'span',
        {},
        pays
          .toReversed()
          .map((pay) => `${pay}×`)
          .join(' · '),
      ),
    ),
  )
  const { scatters, spins, times } = freeSpins
  const free = el('li', {}, picture(dress().symbols[SCATTER] ?? ''), t('freeNote', { scatters, spins, times }))
  const dialog = el('dialog', { 'aria-label': t('pays') })
  dialog.append(
    el('p', {}, t('paysNote')),
    el('ul', { class: 'table' }, ...rows, free),
    el('p', {}, t('rtp', { rtp: money(rtp) })),
    button('', t('close'), () => dialog.close()),
  )
  document.documentElement.append(dialog)
  const opener = button('named', t('pays'), () => dialog.showModal())
  opener.prepend(icon('pays'))
  return opener
}
