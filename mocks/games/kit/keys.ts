/** Keys that press a focused button. */
const PRESSES: readonly string[] = ['Space', 'Enter']

/** Shortcuts of a game, by a key's character or its place on the keyboard. A dialog and a covered game have none. */
export const onKeys = (shortcuts: Readonly<Record<string, () => void>>): void => {
  addEventListener('keydown', (event) => {
    const { key, code, repeat, target } = event
    const act = shortcuts[key] ?? shortcuts[code]
    if (!act || repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.body.inert || document.querySelector('dialog[open]')) return
    if (PRESSES.includes(code) && target instanceof HTMLButtonElement) return
    event.preventDefault()
    act()
  })
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const middleOf = (box: HTMLElement): readonly [x: number, y: number] => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return [(left + right) / 2, (top + bottom) / 2]
}

/** The nearest of the fields on one side; those beside the way count as twice as far. */
const nearest = <T extends HTMLElement>(from: T, fields: readonly T[], [dx, dy]: readonly [number, number]) => {
  const [fromX, fromY] = middleOf(from)
  let found: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const field of fields) {
    const [x, y] = middleOf(field)
    const along = (x - fromX) * dx + (y - fromY) * dy
    const across = Math.abs((x - fromX) * dy) + Math.abs((y - fromY) * dx)
    if (along <= 1 || along + 2 * across >= least) continue
    least = along + 2 * across
    found = field
  }
  return found
}

/** Makes fields one tab stop, among which the arrow keys move. */
export const rovingFocus = (root: HTMLElement, fields: readonly HTMLElement[]): void => {
  const stopAt = (stop: EventTarget | null | undefined) => {
    for (const field of fields) field.tabIndex = field === stop ? 0 : -1
  }
  stopAt(fields[0])
  root.addEventListener('focusin', ({ target }) => {
    if (fields.some((field) => field === target)) stopAt(target)
  })
  root.addEventListener('keydown', (event) => {
    const way = WAYS[event.key]
    const from = fields.find((field) => field === event.target)
    if (way === undefined || from === undefined) return
    event.preventDefault()
    nearest(from, fields, way)?.focus()
  })
}
