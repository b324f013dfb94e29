import { type Child, el } from './dom'

const wide = matchMedia('(min-width: 56.25rem)')

export interface Section {
  root: HTMLElement
  /** Shows the content as it is now. */
  update: () => Promise<void>
}

/** What stands beside the game. It is filled on wide screens only: elsewhere its content is behind a button. */
export const createSection = (label: string, content: () => readonly Child[] | Promise<readonly Child[]>): Section => {
  const body = el('div')
  const update = async () => {
    if (wide.matches) body.replaceChildren(...(await content()))
  }
  wide.addEventListener('change', () => void update())
  return { root: el('section', { class: 'section', 'aria-label': label }, el('h2', {}, label), body), update }
}
