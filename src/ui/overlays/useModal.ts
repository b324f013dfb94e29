import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { animateExit } from './exitTransition'

/** A sheet sinks, a panel shrinks a little, what has no panel only fades. */
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
  /** Closing is refused for now. */
  locked: boolean
}

/**
 * A native modal dialog, open while it is mounted: the browser traps the focus, makes the rest inert and gives the focus
 * back. Every way of closing (Escape, the back gesture, the backdrop, the button) ends in `requestClose`, which a lock refuses.
 */
export function useModal({ onClose, locked }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const shown = useRef(false)
  const pressedBackdrop = useRef(false)
  const [refused, setRefused] = useState(0)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    shown.current = true
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    first.focus()
    // Also where content that suspends hides the dialog for a while: it is not closed by that.
    return () => {
      shown.current = false
      animateExit(dialog, exitOf(dialog))
      dialog.close()
    }
  }, [])

  useEffect(() => {
    if (!locked) setRefused(0)
  }, [locked])

  function requestClose() {
    if (locked) setRefused(refused + 1)
    else onClose()
  }

  return {
    requestClose,
    /** How often closing was refused in this lock. */
    refused,
    dialogProps: {
      ref,
      tabIndex: -1,
      closedby: locked ? ('none' as const) : ('closerequest' as const),
      // A prevented `cancel` closes at the third Escape all the same, so the key itself is taken.
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        requestClose()
      },
      onCancel(event: SyntheticEvent) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      },
      // The browser has closed it over our head: either the owner agrees or it opens again.
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
