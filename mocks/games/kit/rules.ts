import { dialogButton, type Opener } from './dialog'
import { type Child, el } from './dom'
import type { Greeting } from './game'
import { money } from './money'
import { createSection, type Section } from './section'
import { t } from './text'

export const paragraph = (text: string): HTMLElement => el('p', {}, text)

/** What the rules of every game end with: its bets, and what it returns. */
export const factsOf = ({ kind, bets, most, rtp }: Greeting): readonly HTMLElement[] => [
  paragraph(t('limits', { least: money(bets[0] ?? 0), most: money(most) })),
  // The stops of a board differ by a little.
  paragraph(t(kind === 'mines' ? 'rtpFrom' : 'rtp', { rtp: money(rtp) })),
]

/** The rules of a game: their button, and the section that shows them on wide screens. */
export interface Rules extends Section {
  button: HTMLButtonElement
}

/** Behind a button of its own label and icon. */
export const rulesBehind = (opener: Opener): Rules => ({
  ...createSection(opener.label, opener.content),
  button: dialogButton(opener),
})

export const createRules = (greeting: Greeting, rules: () => readonly Child[]): Rules =>
  rulesBehind({ label: t('rules'), icon: 'rules', content: () => [...rules(), ...factsOf(greeting)] })
