import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { animateExit } from './exitTransition'
import { isComposing } from './isComposing'
import { Layers } from './layers'

/** A sheet slides down, a panel shrinks, a bare dialog only fades. */
const exitOf = ({ dataset }: HTMLElement) =>
  dataset['bare'] === undefined
    ? {
        part: {
          selector: ':scope > div',
          to: dataset['place'] === 'bottom' ? { translate: '0 100%' } : { scale: 0.94 },
        },
      }
    : {}

interface Modal {
  onClose: () => void
  /** Closing is refused. */
  locked: boolean
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  dialog.showModal()
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  first.focus()
}

/**
 * A native modal dialog, open while mounted: the browser traps and restores the focus and makes the rest inert. Escape,
 * back gesture, backdrop and button all call `requestClose`, which a lock refuses.
 */
export function useModal({ onClose, locked }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const shown = useRef(false)
  const wasShown = useRef(false)
  const pressedBackdrop = useRef(false)
  const [refused, setRefused] = useState(0)

  // Layout effects end before the element is removed, and also while suspending content hides the dialog.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (wasShown.current) show(dialog)
    shown.current = wasShown.current
    return () => {
      if (!dialog.open) return
      shown.current = false
      animateExit(dialog, exitOf(dialog))
      dialog.close()
    }
  }, [])

  // Showing restyles the whole page. After a tap this runs at once; a dialog that opens by itself gets a task of its own
  // for it, which is shorter than one with the rendering.
  useEffect(() => {
    if (!ref.current) return
    show(ref.current)
    shown.current = true
    wasShown.current = true
  }, [])

  const pushLayer = useContext(Layers)
  const [backs, setBacks] = useState(0)
  const onBack = () => {
    setBacks(backs + 1)
    requestClose()
    return !locked
  }
  const latestBack = useRef(onBack)
  latestBack.current = onBack
  // biome-ignore lint/correctness/useExhaustiveDependencies: one that is still there after Back is registered again
  useEffect(() => pushLayer(() => latestBack.current()), [pushLayer, backs])

  useEffect(() => {
    if (!locked) setRefused(0)
  }, [locked])

  function requestClose() {
    if (locked) setRefused(refused + 1)
    else onClose()
  }

  return {
    requestClose,
    /** How often closing was refused during this lock. */
    refused,
    dialogProps: {
      ref,
      tabIndex: -1,
      closedby: locked ? ('none' as const) : ('closerequest' as const),
      // A prevented `cancel` still closes on the third Escape, so the key itself is handled.
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        if (!isComposing(event.nativeEvent)) requestClose()
      },
      onCancel(event: SyntheticEvent) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      },
      // Closed by the browser: notify the owner, or reopen if locked.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget || event.currentTarget.open || !shown.current) return
        if (locked) event.currentTarget.showModal()
        else onClose()
      },
      onPointerDown(event: PointerEvent) {
        pressedBackdrop.current = event.target === event.currentTarget
      },
      onClick(event: SyntheticEvent) {
        if (pressedBackdrop.current && event.target === event.currentTarget) requestClose()
      },
    },
  }
}
