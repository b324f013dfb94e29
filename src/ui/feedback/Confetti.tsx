import styled from '@emotion/styled'
import type { Options } from 'canvas-confetti'
import { useEffect, useRef } from 'react'
import { artUrl } from '../art/artUrl'
import { motionReduced } from '../motion'

export type ConfettiWave = keyof typeof waves

interface ConfettiProps {
  /** Fired when it changes, and again by each new `fire`. */
  wave?: ConfettiWave | undefined
  /** 0 fires nothing. */
  fire?: number
}

const paper = { particleCount: 90, spread: 80, startVelocity: 38 } satisfies Options
const side = { ...paper, particleCount: 60, spread: 60, startVelocity: 52 } satisfies Options

const waves = {
  burst: [{ ...paper, origin: { y: 0.62 } }],
  /** Coins thrown up from the bottom edge. */
  below: [{ particleCount: 34, spread: 70, startVelocity: 62, ticks: 320, scalar: 3.6, origin: { y: 1.08 } }],
  above: [{ ...paper, angle: 270, spread: 170, startVelocity: 16, gravity: 0.7, ticks: 320, origin: { y: -0.1 } }],
  sides: [
    { ...side, angle: 60, origin: { x: -0.02, y: 0.72 } },
    { ...side, angle: 120, origin: { x: 1.02, y: 0.72 } },
    { particleCount: 26, spread: 100, startVelocity: 58, ticks: 320, scalar: 4.4, origin: { y: 1.08 } },
  ],
} satisfies Readonly<Record<string, readonly Options[]>>

/** From this scale on it is a coin, not paper. */
const COIN = 2

/** Confetti in foil and accent colors; none under reduced motion. Loaded with the first wave. */
export function Confetti({ wave, fire = 1 }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const throwing = useRef<Promise<{ throwAll: (wave: ConfettiWave) => void; reset: () => void }>>(undefined)

  useEffect(() => {
    const target = canvas.current
    if (!wave || fire === 0 || !target || motionReduced()) return
    throwing.current ??= thrower(target)
    void throwing.current.then(({ throwAll }) => {
      if (target.isConnected) throwAll(wave)
    })
  }, [wave, fire])
  useEffect(
    () => () => {
      void throwing.current?.then(({ reset }) => reset())
      throwing.current = undefined
    },
    [],
  )

  return <Canvas ref={canvas} aria-hidden />
}

async function thrower(target: HTMLCanvasElement) {
  const [{ default: confetti }, coin] = await Promise.all([import('canvas-confetti'), coinShape()])
  const throwPaper = confetti.create(target, { resize: true })
  const colors = colorsOf(target)
  return {
    reset: throwPaper.reset,
    throwAll(wave: ConfettiWave) {
      for (const part of waves[wave]) {
        const isCoin = 'scalar' in part && part.scalar > COIN
        void throwPaper({ ...part, colors, ...(isCoin && coin && { shapes: [coin] }) })
      }
    },
  }
}

/** The coin of the art set; without it the wave is paper. */
async function coinShape() {
  const image = new Image()
  image.src = artUrl('coin')
  try {
    await image.decode()
    const size = 64
    const bitmap = await createImageBitmap(image, { resizeWidth: size, resizeHeight: size })
    // A particle is about 10 px wide at scale 1.
    const scale = 10 / size
    return { type: 'bitmap' as const, bitmap, matrix: new DOMMatrix([scale, 0, 0, scale, -5, -5]) }
  } catch {
    return undefined
  }
}

const tokens = ['accent-from', 'accent-to', 'foil-hi', 'foil-light', 'coin-base', 'text-primary']

/** Computed colors of the element's theme. */
function colorsOf(element: Element): string[] {
  const style = getComputedStyle(element)
  return tokens.map((token) => style.getPropertyValue(`--color-${token}`).trim())
}

const Canvas = styled.canvas`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
`
