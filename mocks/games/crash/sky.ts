import { flightUntil } from '../../world/game/rules/crash'
import { el, picture, still, svg } from '../kit/dom'
import { skin } from '../kit/host'
import { times } from '../kit/money'

/** How quickly the flyer reaches the far corner, s; never all of it. */
const [ACROSS, UP] = [3.2, 8]
/** Points of the way: the flyer is drawn for so long, one point every half second. */
const [LONGEST_MS, POINT_MS] = [60_000, 500]
/** Multipliers with a line of their own, hundredths. */
const LINES = [150, 200, 300, 500]

/** Shares of the way, across and up, after so many ms. */
const wayAt = (ms: number): readonly [x: number, y: number] => [
  1 - Math.exp(-ms / 1000 / ACROSS),
  1 - Math.exp(-ms / 1000 / UP),
]
const way = Array.from({ length: LONGEST_MS / POINT_MS + 1 }, (_, point) => wayAt(point * POINT_MS))
const path = `M${way.map(([x, y]) => `${(100 * x).toFixed(2)} ${(100 - 100 * y).toFixed(2)}`).join('L')}`

export interface Sky {
  root: HTMLElement
  /** Flies on a way that starts at this time of the page's clock; not with reduced motion. */
  fly: (start: number) => void
  /** With reduced motion: stands where a flight is after so many ms. */
  standAt: (ms: number) => void
  stop: () => void
}

const gradient = (id: string, from: string, to: string, turn: Readonly<Record<string, string>>): SVGElement =>
  svg(
    'linearGradient',
    { id, ...turn },
    svg('stop', { class: from, offset: '0' }),
    svg('stop', { class: to, offset: '1' }),
  )

/** A drawing of the whole way, and the edge that moves over it. */
const trace = (name: string, ...drawn: readonly SVGElement[]) => {
  const curve = svg('svg', { class: 'curve', viewBox: '0 0 100 100', preserveAspectRatio: 'none' }, ...drawn)
  const shown = el('div', { class: 'shown' }, curve)
  return { shown, root: el('div', { class: `trace ${name}` }, shown) }
}

const traces = () => [
  trace(
    'shade',
    gradient('shade', 'from', 'faint', { x2: '0', y1: '0.4', y2: '1' }),
    svg('path', { d: `${path}V100Z`, fill: 'url(#shade)', 'fill-opacity': '0.8' }),
  ),
  trace(
    'track',
    gradient('tint', 'from', 'to', {}),
    svg('path', { class: 'edge', d: path }),
    svg('path', { class: 'line', d: path, stroke: 'url(#tint)' }),
  ),
]

const line = (multiplier: number): HTMLElement => {
  const made = el('span', {}, `${times(multiplier).replace(/[.,]?0+$/, '')}×`)
  made.style.setProperty('--up', String(wayAt(flightUntil(multiplier))[1]))
  return made
}

/**
 * The curve and its flyer, the game's hero. A chart: it rises to the right in every language. Painted once; what flies is
 * moved by the compositor: the flyer, and the edges that hide the rest of its way.
 */
export const createSky = (): Sky => {
  const flyer = el('div', { class: 'flyer' }, picture(skin().symbols[0] ?? ''))
  const drawn = traces()
  const edges = drawn.map(({ root }) => root)
  const root = el('div', { class: 'sky', 'aria-hidden': 'true' }, ...LINES.map(line), ...edges, flyer)
  const moved = (box: HTMLElement, transform: (x: number, y: number) => string): Animation => {
    const keyframes = way.map(([x, y]) => ({ transform: transform(x, y) }))
    const animation = box.animate(keyframes, { duration: LONGEST_MS, fill: 'both' })
    animation.pause()
    return animation
  }
  const animations = [
    ...drawn.flatMap(({ root, shown }) => [
      moved(root, (x) => `translateX(${(x - 1) * 100}%)`),
      moved(shown, (x) => `translateX(${(1 - x) * 100}%)`),
    ]),
    moved(flyer, (x, y) => `translate(${x * 100}cqi, ${-y * 100}cqb)`),
  ]
  return {
    root,
    fly: (start) => {
      if (still()) return
      for (const animation of animations) animation.startTime = start
    },
    standAt: (ms) => {
      if (!still()) return
      for (const animation of animations) animation.currentTime = ms
    },
    stop: () => {
      for (const animation of animations) animation.pause()
    },
  }
}
