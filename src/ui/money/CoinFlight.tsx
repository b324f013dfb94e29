import { type RefObject, useEffect, useRef } from 'react'
import { durations, easings } from '../../theme/tokens'
import { artUrl } from '../art/artUrl'
import { motionReduced } from '../motion'

interface CoinFlightProps {
  /** Number of the newest payment, which rises; coins fly for each that comes while this is on screen. */
  payment: number | undefined
  /** Where they land. */
  to: RefObject<HTMLElement | null>
}

const COINS = 9
/** Edge, px. */
const SIZE = 24
/** Distance of the first spread, px. */
const SPREAD = 46
/** Between two coins, ms. */
const STEP = 35

/** Coins from what was tapped last to the balance; decorative. */
export function CoinFlight({ payment = 0, to }: CoinFlightProps) {
  const tapped = useRef<DOMRect>(null)
  const shown = useRef(payment)
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      // A tap by keyboard has no position of its own.
      if (target instanceof Element) tapped.current = (target.closest('button, a') ?? target).getBoundingClientRect()
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])
  useEffect(() => {
    if (payment <= shown.current) return
    shown.current = payment
    if (!tapped.current || !to.current || motionReduced() || document.querySelector('dialog:modal')) return
    fly(tapped.current, to.current)
  }, [payment, to])
  return null
}

const centerOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const

/** The first coin of the balance is where they land. */
function fly(from: DOMRect, balance: HTMLElement): void {
  const [fromX, fromY] = centerOf(from)
  const target = balance.querySelector('img') ?? balance
  const [toX, toY] = centerOf(target.getBoundingClientRect())
  const landings = Array.from({ length: COINS }, (_, index) => {
    const angle = (index / COINS) * 2 * Math.PI
    const coin = Object.assign(new Image(SIZE, SIZE), { src: artUrl('coin'), alt: '' })
    coin.ariaHidden = 'true'
    Object.assign(coin.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '3', pointerEvents: 'none' })
    document.body.append(coin)
    const at = (x: number, y: number, scale: number) =>
      `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`
    const flight = coin.animate(
      [
        { transform: at(fromX, fromY, 0.4), opacity: 0, easing: easings.enter },
        {
          transform: at(fromX + Math.cos(angle) * SPREAD, fromY + Math.sin(angle) * SPREAD, 1),
          opacity: 1,
          offset: 0.35,
          easing: easings.exit,
        },
        { transform: at(toX, toY, 0.7), opacity: 1 },
      ],
      { duration: durations.celebrate - durations.slow, delay: index * STEP, fill: 'both' },
    )
    const land = () => coin.remove()
    return flight.finished.then(land, land)
  })
  void landings[0]?.then(() =>
    balance.animate({ scale: ['1', '1.06', '1'] }, { duration: durations.slow, easing: easings.standard }),
  )
}
