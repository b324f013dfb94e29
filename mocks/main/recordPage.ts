import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Backend } from '../network/state/backend'
import type { SessionNote, Widget } from '../network/state/entries'

const TAPPED =
  'a[href], button, input, select, textarea, summary, [role=button], [role=checkbox], [role=link], [role=menuitem], [role=option], [role=radio], [role=switch], [role=tab]'
/** The first is that of fields without a role, such as one for a password: those are found by their label. */
const TYPED: ReadonlySet<string> = new Set(['', 'textbox', 'searchbox', 'spinbutton', 'slider'])

const contentOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent

const roleOf = (element: Element): string | null =>
  getRole(element) ?? (element instanceof HTMLInputElement ? '' : null)

/** Finds an element as a reader of the page would: by role and name, and its place among those that share both. */
const widgetOf = (element: Element): Widget | null => {
  const role = roleOf(element)
  if (role === null) return null
  const name = computeAccessibleName(element)
  const content = contentOf(element)
  const dialog = element.closest('dialog, [role=dialog]')
  const alike = [...(dialog ?? document).querySelectorAll(TAPPED)].filter(
    (other) =>
      other === element ||
      (contentOf(other) === content &&
        roleOf(other) === role &&
        !isInaccessible(other) &&
        computeAccessibleName(other) === name),
  )
  return {
    role,
    name,
    ...(dialog && { dialog: computeAccessibleName(dialog) }),
    ...(alike.length > 1 && { nth: alike.indexOf(element) }),
  }
}

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(TAPPED) : null)

/** In session storage: what was done on a page that was left before it could be recorded. */
const LEFT = 'mock-notes'

const takeLeft = (): SessionNote[] => {
  try {
    const left = sessionStorage.getItem(LEFT)
    sessionStorage.removeItem(LEFT)
    return left === null ? [] : (JSON.parse(left) as SessionNote[])
  } catch {
    return []
  }
}

/** Records notes; those that a leaving page has no time for are kept for the next one. */
const createNote = ({ note }: Pick<Backend, 'note'>): ((what: SessionNote) => void) => {
  const waiting = new Set<SessionNote>()
  const record = (what: SessionNote) => {
    waiting.add(what)
    void note(what).finally(() => waiting.delete(what))
  }
  for (const left of takeLeft()) record(left)
  addEventListener('pagehide', () => {
    if (waiting.size === 0) return
    try {
      sessionStorage.setItem(LEFT, JSON.stringify([...waiting]))
    } catch {
      // Storage is full or blocked: these are lost, the world is not.
    }
  })
  return record
}

/** Records in the session what is done on this page, and where it leads. */
export const recordPage = (backend: Pick<Backend, 'note'>): void => {
  const note = createNote(backend)
  const look = recordRoutes(note)
  /** What each field was last recorded with. */
  const typed = new WeakMap<Element, string>()
  const recordField = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const widget = widgetOf(field)
    if (!widget || !TYPED.has(widget.role) || typed.get(field) === field.value) return
    typed.set(field, field.value)
    note({ fill: widget, text: field.value, ...(field.type === 'password' && { secret: true }) })
  }
  const listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, listener, { capture: true })

  listen('click', (event) => {
    const element = elementOf(event)
    const widget = element && widgetOf(element)
    look()
    // A field is filled, a list chosen from.
    if (widget && !TYPED.has(widget.role) && !(element instanceof HTMLSelectElement)) note({ tap: widget })
  })
  listen('change', (event) => {
    const { target } = event
    if (target instanceof HTMLSelectElement) {
      const widget = widgetOf(target)
      const [option] = target.selectedOptions
      if (widget && option) note({ choose: widget, option: option.label })
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) recordField(target)
  })
  listen('keydown', ({ key, target }) => {
    const isInField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (key === 'Enter' && isInField) recordField(target)
    if (key === 'Escape' || (key === 'Enter' && isInField)) note({ press: key })
  })
}

/** How this document was come by: from another of this app, back from one, or by an address or a reload. */
const cameBy = (): 'load' | 'link' | 'back' => {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
  if (type === 'back_forward') return 'back'
  return type === 'navigate' && document.referrer.startsWith(`${location.origin}/`) ? 'link' : 'load'
}

/** Records where the page is, and whether its visitor went back there. Returns a look at where it is now. */
const recordRoutes = (note: (what: SessionNote) => void): (() => void) => {
  const here = () => location.pathname + location.search
  let last = here()
  note({ route: last, by: cameBy() })
  const arrived = (isBack: boolean) => {
    if (here() === last && !isBack) return
    last = here()
    note({ route: last, by: isBack ? 'back' : 'link' })
  }
  // The product has its own `pushState`, so that one cannot tell. Browsers without these events are looked at with each tap.
  if ('navigation' in window) {
    // The app itself goes back, to close what it has opened.
    let byVisitor = false
    navigation.addEventListener('navigate', ({ navigationType, userInitiated }) => {
      byVisitor = navigationType === 'traverse' && userInitiated
    })
    navigation.addEventListener('currententrychange', ({ navigationType }) =>
      arrived(navigationType === 'traverse' && byVisitor),
    )
  }
  return () => arrived(false)
}
