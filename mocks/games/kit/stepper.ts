import { button, el, shut } from './dom'
import { icon } from './icons'
import { sound } from './sound'

interface StepperOptions {
  label: string
  less: string
  more: string
  values: readonly number[]
  at: number
  format: (value: number) => string
  onChange?: (value: number) => void
}

/** A value between two buttons: the bet, the number of mines. */
export interface Stepper {
  root: HTMLElement
  value: () => number
  /** Moves so many steps, as its buttons do. */
  step: (by: number) => void
  /** Locked while a round runs, but in sight. */
  lock: (locked: boolean) => void
}

export const stepper = ({ label, less, more, values, at, format, onChange }: StepperOptions): Stepper => {
  let index = at
  let locked = false
  const value = () => values[index] ?? 0
  const output = el('output', { 'aria-live': 'polite', dir: 'ltr' })
  const step = (by: number) => {
    const next = Math.min(values.length - 1, Math.max(0, index + by))
    if (locked || next === index) return
    index = next
    sound.play('tap')
    show()
    onChange?.(value())
  }
  const lower = button('step', '', () => step(-1))
  const higher = button('step', '', () => step(1))
  lower.append(icon('minus'))
  higher.append(icon('plus'))
  lower.setAttribute('aria-label', less)
  higher.setAttribute('aria-label', more)
  const show = () => {
    output.textContent = format(value())
    shut(lower, locked || index <= 0)
    shut(higher, locked || index >= values.length - 1)
  }
  show()
  const name = el('span', { class: 'label' }, label)
  const root = el(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': label },
    lower,
    el('div', {}, name, output),
    higher,
  )
  return {
    root,
    value,
    step,
    lock: (now) => {
      locked = now
      root.dataset['locked'] = String(now)
      show()
    },
  }
}
