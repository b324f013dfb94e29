import { freeSpins, SCATTER } from '../../world/game/rules/slot'
import { el, locale, picture } from '../kit/dom'
import type { Greeting } from '../kit/game'
import { dress } from '../kit/host'
import { factsOf, paragraph, type Rules, rulesBehind } from '../kit/rules'
import { t } from '../kit/text'

const payTable = (greeting: Greeting): readonly HTMLElement[] => {
  const rows = (greeting.slot?.pays ?? []).map((pays, symbol) =>
    el(
      'li',
      {},
      picture(dress().symbols[symbol] ?? ''),
      el('span', {}, pays.map((pay) => `${pay.toLocaleString(locale())}×`).join(' · ')),
    ),
  )
  const { scatters, spins, times } = freeSpins
  const free = el('li', {}, picture(dress().symbols[SCATTER] ?? ''), t('freeNote', { scatters, spins, times }))
  return [paragraph(t('paysNote')), el('ul', { class: 'pays' }, ...rows, free), ...factsOf(greeting)]
}

/** The pay table and the other rules. */
export const createPays = (greeting: Greeting): Rules =>
  rulesBehind({ label: t('pays'), icon: 'pays', named: true, content: () => payTable(greeting) })
