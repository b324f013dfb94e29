import { boxOf, bringIntoView, findTargets, isHit, isInSentence, nameOf, type Target } from './targets'

/** Minimum size by WCAG 2.5.8, our own on phones, and the widest phone, px. */
const LEAST = 24
const PHONE_LEAST = 44
const PHONE = 480

interface Measured extends Target {
  readonly width: number
  readonly height: number
}

/**
 * Targets that are too small: under 24 px with a neighbor too near; under 44 px on a phone. Measures the area that
 * takes the press, whatever draws it.
 */
export const smallTargets = (): string[] => {
  const targets = findTargets()
  const measured = targets.filter((target) => !isInSentence(target)).map(measure)
  const crowded = measured.filter((one) => isUnder(one, LEAST) && isCrowded(one, measured))
  const small = innerWidth <= PHONE ? measured.filter((one) => isUnder(one, PHONE_LEAST) && !crowded.includes(one)) : []
  return [
    ...crowded.map((one) => `${sizeOf(one)}, WCAG 2.5.8 asks for ${LEAST} or room around it`),
    ...small.map((one) => `${sizeOf(one)}, our minimum on phones is ${PHONE_LEAST}`),
  ]
}

const measure = (target: Target): Measured => {
  bringIntoView(target)
  const { width, height } = boxOf(target)
  if (Math.min(width, height) >= PHONE_LEAST) return { ...target, width, height }
  // The area that takes the press may reach beyond the box, into what a list cuts off.
  target.parts[0]?.scrollIntoView({ block: 'center', inline: 'nearest' })
  const [x, y] = middleOf(target)
  const along = (dx: number, dy: number) => reach(target, x, y, dx, dy) + reach(target, x, y, -dx, -dy)
  return { ...target, width: Math.max(width, along(1, 0)), height: Math.max(height, along(0, 1)) }
}

/** How far from the middle a press still hits the target, up to the required size: what takes the press is in one piece. */
const reach = (target: Target, x: number, y: number, dx: number, dy: number): number => {
  let [hits, misses] = [0, PHONE_LEAST + 1]
  while (misses - hits > 1) {
    const far = Math.floor((hits + misses) / 2)
    if (isHit(target, x + dx * (far - 0.5), y + dy * (far - 0.5))) hits = far
    else misses = far
  }
  return hits
}

// Tolerates rounding by half a pixel.
const isUnder = ({ width, height }: Measured, least: number): boolean => Math.min(width, height) < least - 0.5

/** The 24 px circle around a small target must not touch another target, nor another small one's circle. */
const isCrowded = (small: Measured, all: readonly Measured[]): boolean => {
  bringIntoView(small)
  const [x, y] = middleOf(small)
  return all.some((other) => {
    if (other.element.contains(small.element) || small.element.contains(other.element)) return false
    if (isUnder(other, LEAST)) {
      const [otherX, otherY] = middleOf(other)
      return Math.hypot(x - otherX, y - otherY) < LEAST
    }
    const { left, right, top, bottom } = boxOf(other)
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < LEAST / 2
  })
}

const middleOf = (target: Target): [number, number] => {
  const { x, y, width, height } = boxOf(target)
  return [x + width / 2, y + height / 2]
}

const sizeOf = (one: Measured): string => `${nameOf(one)} takes ${Math.round(one.width)} × ${Math.round(one.height)} px`
