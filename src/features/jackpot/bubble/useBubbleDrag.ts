import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { JackpotBubbleStore } from '../../../stores/jackpot/JackpotBubbleStore'

/** Less movement than this is a tap, px. */
const TAP = 6

interface Grip {
  x: number
  y: number
  moved: boolean
}

const rightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** Event handlers of the bubble: drag, move by arrow keys, open by tap. */
export function useBubbleDrag(bubble: JackpotBubbleStore, onOpen: () => void) {
  const grip = useRef<Grip | null>(null)
  const dragged = useRef(false)

  function release(button: HTMLElement) {
    const before = button.getBoundingClientRect()
    const home = button.parentElement
    delete button.dataset['dragging']
    button.style.transform = ''
    grip.current = null
    if (!home) return
    const atLeft = before.x + before.width / 2 < window.innerWidth / 2
    const { top, length } = wayOf(home)
    bubble.put({
      edge: atLeft === rightToLeft(button) ? 'end' : 'start',
      down: length > 0 ? (before.y - top) / length : 1,
    })
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      grip.current = { x: event.clientX, y: event.clientY, moved: false }
      dragged.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    // Or the browser drags a link that lies below, and takes the pointer away.
    onMouseDown(event: MouseEvent) {
      event.preventDefault()
    },
    onPointerMove({ currentTarget: button, clientX, clientY }: PointerEvent<HTMLElement>) {
      const held = grip.current
      if (!held) return
      const [x, y] = [clientX - held.x, clientY - held.y]
      held.moved ||= Math.hypot(x, y) > TAP
      if (!held.moved) return
      dragged.current = true
      button.dataset['dragging'] = ''
      button.style.transform = `translate(${x}px, ${y}px)`
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      if (grip.current?.moved) release(currentTarget)
      grip.current = null
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      if (grip.current?.moved) release(currentTarget)
      grip.current = null
    },
    onClick(event: MouseEvent) {
      if (dragged.current) event.preventDefault()
      else onOpen()
      dragged.current = false
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const left = rightToLeft(event.currentTarget) ? 'end' : 'start'
      const steps = {
        ArrowUp: 'up',
        ArrowDown: 'down',
        ArrowLeft: left,
        ArrowRight: left === 'start' ? 'end' : 'start',
      } as const
      const step = steps[event.key as keyof typeof steps]
      if (!step) return
      event.preventDefault()
      bubble.step(step)
    },
  }
}

/** The vertical range of the bubble, measured through the stylesheet, which knows the bars. */
function wayOf(home: HTMLElement): { top: number; length: number } {
  const at = (down: string) => {
    home.style.setProperty('--down', down)
    return home.offsetTop
  }
  const before = home.style.getPropertyValue('--down')
  const top = at('0')
  const length = at('1') - top
  home.style.setProperty('--down', before)
  return { top, length }
}
