import { elementOf } from './elementPath'

/** Repeats an event on the same element of another frame. */
export type Replay = (element: HTMLElement, view: Window & typeof globalThis) => void

const keys = /^(?:Escape|Arrow|Home$|End$)/

/** The element and replay of an event; null for events that are not repeated. */
export function replayOf(event: Event): { target: HTMLElement; replay: Replay } | null {
  const target = elementOf(event.target)
  const replay = target && replays[event.type]?.(event, target)
  return replay ? { target, replay } : null
}

const replays: Partial<Record<string, (event: Event, target: HTMLElement) => Replay | null>> = {
  click: (_event, target) => (clicksItsControl(target) ? null : (element) => element.click()),
  // A dialog closes by its backdrop only if the press began there.
  pointerdown: (_event, target) =>
    target.localName === 'dialog'
      ? (element, view) => element.dispatchEvent(new view.PointerEvent('pointerdown', { bubbles: true }))
      : null,
  keydown: (event) => {
    const { key, shiftKey } = event as KeyboardEvent
    return keys.test(key)
      ? (element, view) =>
          element.dispatchEvent(new view.KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
      : null
  },
  input: (_event, target) => (isTyped(target) ? typeInto(target.value) : null),
}

/** A click on a label triggers one on its control; only that one is repeated. */
function clicksItsControl(target: HTMLElement): boolean {
  const label = target.closest('label')
  return Boolean(label?.control && !label.control.contains(target) && !target.closest('button, a'))
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTyped(target: HTMLElement): target is Typed {
  if (target.localName === 'input') return !['checkbox', 'radio'].includes((target as HTMLInputElement).type)
  return target.localName === 'textarea' || target.localName === 'select'
}

// React overrides the value setter of an element; the prototype's setter bypasses it.
function typeInto(value: string): Replay {
  return (element, view) => {
    const kinds = { input: view.HTMLInputElement, textarea: view.HTMLTextAreaElement, select: view.HTMLSelectElement }
    const kind = kinds[element.localName as keyof typeof kinds]
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new view.Event('input', { bubbles: true }))
    element.dispatchEvent(new view.Event('change', { bubbles: true }))
  }
}
