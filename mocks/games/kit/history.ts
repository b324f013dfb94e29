import { formatter } from '../../../src/i18n/formatter'
import { dialogButton } from './dialog'
import { type Child, el, locale } from './dom'
import { query } from './host'
import { money } from './money'
import { refusalText } from './refusals'
import { paragraph } from './rules'
import { createSection, type Section } from './section'
import { t } from './text'

const cells = (tag: 'td' | 'th', texts: readonly string[]): HTMLElement =>
  el('tr', {}, ...texts.map((text) => el(tag, tag === 'th' ? { scope: 'col' } : {}, text)))

/** The last rounds as the world has them: also those that ended while the game was closed. */
const lastRounds = async (): Promise<readonly Child[]> => {
  const answer = await query('gameHello', {})
  if (!answer.ok) return [paragraph(refusalText(answer.code))]
  const { history } = answer.value
  if (history.length === 0) return [paragraph(t('noRounds'))]
  const time = formatter(Intl.DateTimeFormat, locale(), { dateStyle: 'short', timeStyle: 'short' })
  const rows = history.map(({ at, bet, win }) => cells('td', [time.format(at), money(bet), money(win)]))
  const head = el('thead', {}, cells('th', [t('time'), t('bet'), t('win')]))
  return [el('table', {}, head, el('tbody', {}, ...rows))]
}

/** The last rounds below the controls; updated between rounds, so that no end is told early. */
export const createRounds = (): Section => createSection(t('history'), lastRounds)

export const createHistory = (): HTMLButtonElement =>
  dialogButton({ label: t('history'), icon: 'history', content: lastRounds })
