import { elementOf } from './elementPath'

/** Something a person did on one page, to be done on another. */
export type Deed = (element: HTMLElement, view: Window & typeof globalThis) => void

const keys = /^(?:Escape|Arrow|Home$|End$)/

/** What an event is worth to the other pages, and to which element; null when they need not know. */
export function deedOf(event: Event): { on: HTMLElement; deed: Deed } | null {
  const on = elementOf(event.target)
  const deed = on && deeds[event.type]?.(event, on)
  return deed ? { on, deed } : null
}

const deeds: Partial<Record<string, (event: Event, on: HTMLElement) => Deed | null>> = {
  click: (_event, on) => (clicksItsControl(on) ? null : (element) => element.click()),
  // A press beside a dialog's panel closes the dialog only when it began there.
  pointerdown: (_event, on) =>
    on.localName === 'dialog'
      ? (element, view) => element.dispatchEvent(new view.PointerEvent('pointerdown', { bubbles: true }))
      : null,
  keydown: (event) => {
    const { key, shiftKey } = event as KeyboardEvent
    return keys.test(key)
      ? (element, view) =>
          element.dispatchEvent(new view.KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
      : null
  },
  input: (_event, on) => (isTyped(on) ? typeInto(on.value) : null),
}

/** A click on a label is followed by one on its control: that one counts. */
function clicksItsControl(on: HTMLElement): boolean {
  const label = on.closest('label')
  return Boolean(label?.control && !label.control.contains(on) && !on.closest('button, a'))
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTyped(on: HTMLElement): on is Typed {
  if (on.localName === 'input') return !['checkbox', 'radio'].includes((on as HTMLInputElement).type)
  return on.localName === 'textarea' || on.localName === 'select'
}

// React keeps its own note of a field's value; only the element's own setter goes past it.
function typeInto(value: string): Deed {
  return (element, view) => {
    const kinds = { input: view.HTMLInputElement, textarea: view.HTMLTextAreaElement, select: view.HTMLSelectElement }
    const kind = kinds[element.localName as keyof typeof kinds]
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new view.Event('input', { bubbles: true }))
    element.dispatchEvent(new view.Event('change', { bubbles: true }))
  }
}
