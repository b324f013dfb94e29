import { reaction } from 'mobx'
import type { ShowStore } from '../../show/ShowStore'
import type { Notes } from '../notes'

const MINUTE = 60_000

/** What a visitor does. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** While the show is a kiosk: it begins anew when nobody is there, and no link leads out of it. */
export const keepKiosk = (store: ShowStore, notes: Notes): void => {
  const isKiosk = () => store.state.kiosk !== null
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    const { kiosk } = store.state
    if (kiosk) timer = setTimeout(store.restart, kiosk.idleMinutes * MINUTE)
  }
  for (const sign of SIGNS) addEventListener(sign, wait, { capture: true, passive: true })
  reaction(isKiosk, wait, { fireImmediately: true })

  const stay = () => notes.add('This link leads out of the demo, and rests while it is a kiosk.')
  addEventListener(
    'click',
    (event) => {
      const [link] = event.composedPath().filter((one) => one instanceof HTMLAnchorElement)
      if (!link || !isKiosk() || (link.origin === location.origin && link.target !== '_blank')) return
      event.preventDefault()
      event.stopPropagation()
      stay()
    },
    { capture: true },
  )
  const { open } = window
  window.open = (...request) => {
    if (!isKiosk()) return open.apply(window, request)
    stay()
    return null
  }
}
