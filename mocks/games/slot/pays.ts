import { freeSpins, SCATTER } from '../../world/game/rules/slot'
import { dialogButton } from '../kit/dialog'
import { el, picture } from '../kit/dom'
import type { Greeting } from '../kit/game'
import { dress } from '../kit/host'
import { factsOf, paragraph } from '../kit/rules'
import { t } from '../kit/text'

/** The pay table and the other rules behind their button. */
export const createPays = (greeting: Greeting): HTMLButtonElement => {
  const rows = (greeting.slot?.pays ?? []).map((pays, symbol) =>
    el('li', {}, picture(dress().symbols[symbol] ?? ''), el('span', {}, pays.map((pay) => `${pay}×`).join(' · '))),
  )
  const { scatters, spins, times } = freeSpins
  const free = el('li', {}, picture(dress().symbols[SCATTER] ?? ''), t('freeNote', { scatters, spins, times }))
  const content = [paragraph(t('paysNote')), el('ul', { class: 'pays' }, ...rows, free), ...factsOf(greeting)]
  return dialogButton({ label: t('pays'), icon: 'pays', named: true, content: () => content })
}
