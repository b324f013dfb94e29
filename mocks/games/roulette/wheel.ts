import { reds } from '../../world/game/rules/roulette'
import { el, pause, still, svg } from '../kit/dom'
import { sound } from '../kit/sound'

/** The numbers of a European wheel, clockwise. */
const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]
const SECTOR = 360 / ORDER.length
/** Turns of the wheel and of the ball, which runs the other way, and how long. */
const [WHEEL_TURNS, BALL_TURNS, SPIN_MS] = [2, 6, 4_200]
/** The ball rests in sight for so long; with reduced motion it is only seen there. */
const [LOOK_MS, FADE_MS, STILL_LOOK_MS] = [600, 600, 1_400]

export const colorOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black'

const point = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

const sector = (number: number, index: number): SVGElement => {
  const [from, to] = [(index - 0.5) * SECTOR, (index + 0.5) * SECTOR]
  const label = svg('text', {
    transform: `rotate(${index * SECTOR}) translate(0 -76) rotate(180)`,
    'dominant-baseline': 'central',
  })
  label.textContent = String(number)
  return svg(
    'g',
    { 'data-color': colorOf(number) },
    svg('path', { d: `M${point(60, from)}L${point(92, from)}A92 92 0 0 1 ${point(92, to)}L${point(60, to)}Z` }),
    label,
  )
}

/** A picture of its own, so that turning it paints nothing. */
const layer = (name: string, ...drawn: readonly SVGElement[]): SVGElement =>
  svg('svg', { class: name, viewBox: '-100 -100 200 200' }, ...drawn)

export interface Wheel {
  root: HTMLElement
  /** Puts the ball on a number. */
  rest: (number: number) => void
  /** Runs the ball to a number. */
  run: (number: number) => Promise<void>
}

export const createWheel = (): Wheel => {
  const arms = [0, 90, 180, 270].map((angle) =>
    svg(
      'g',
      { class: 'arm', transform: `rotate(${angle})` },
      svg('path', { d: 'M0 0V-34' }),
      svg('circle', { cy: '-37', r: '6' }),
    ),
  )
  const cap = svg('g', { class: 'cap' }, svg('circle', { r: '15' }), svg('circle', { r: '8' }))
  const ring = svg('circle', { class: 'ring', r: '48' })
  const rim = layer('rim', svg('circle', { r: '97' }))
  const rotor = layer('rotor', ...ORDER.map(sector), svg('circle', { class: 'hub', r: '58' }), ring, ...arms, cap)
  const ball = layer('ball', svg('circle', { cy: '-66', r: '5' }))
  const root = el('div', { class: 'wheel', 'aria-hidden': 'true' }, el('div', { class: 'face' }, rim, rotor, ball))
  let angle = 0

  const rest = (number: number) => {
    angle = -ORDER.indexOf(number) * SECTOR
    rotor.style.transform = `rotate(${angle}deg)`
  }

  return {
    root,
    rest,
    run: async (number) => {
      const from = angle
      rest(number)
      // Over the table, where it is seen whole.
      root.dataset['spinning'] = ''
      if (still()) {
        await root.animate([{ opacity: 0.2 }, { opacity: 1 }], FADE_MS).finished
        await pause(STILL_LOOK_MS)
        return void delete root.dataset['spinning']
      }
      await pause(300)
      const options = { duration: SPIN_MS, easing: 'cubic-bezier(.15,.6,.25,1)' }
      const turns = [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${angle + WHEEL_TURNS * 360}deg)` }]
      const laps = [{ transform: 'rotate(0)' }, { transform: `rotate(${-BALL_TURNS * 360}deg)` }]
      await Promise.all([rotor.animate(turns, options).finished, ball.animate(laps, options).finished])
      sound.play('stop')
      await pause(LOOK_MS)
      delete root.dataset['spinning']
    },
  }
}
