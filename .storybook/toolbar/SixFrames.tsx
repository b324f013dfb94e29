import styled from '@emotion/styled'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { palettes } from '../../src/theme/palettes/palettes'
import { theme } from '../../src/theme/theme'
import { type VipTheme, vipThemes } from '../../src/theme/vip'
import { viewports } from '../viewports'
import { bestFit, CAPTION, GAP, type Size } from './fit'
import { syncFrames } from './sync'

interface SixFramesProps {
  /** The page in a theme: an address, or HTML. */
  page: (vip: VipTheme) => { src: string } | { srcDoc: string }
  /** Default: all six. */
  themes?: readonly VipTheme[]
  /** This frame is outlined. */
  chosen?: VipTheme | undefined
  /** Whether scrolling and input are kept in sync. */
  synced?: boolean
  /** Of each page; default: a phone. */
  size?: Size
}

/** A page in six whole frames, one per theme, scaled to fit the canvas and kept in sync. */
export function SixFrames({ page, themes = vipThemes, chosen, synced = true, size = viewports.phone }: SixFramesProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { columns, scale } = useFit(grid, themes.length, size)
  const shown = themes.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other themes are other frames
  useEffect(
    () => (synced && grid.current ? syncFrames([...grid.current.querySelectorAll('iframe')]) : undefined),
    [synced, shown],
  )
  const [width, height] = [size.width * scale, size.height * scale]
  return (
    <Grid
      ref={grid}
      role="group"
      aria-label="All six themes"
      style={{ gridTemplateColumns: `repeat(${columns}, ${width}px)` }}
    >
      {themes.map((vip) => (
        <figure key={vip} data-chosen={vip === chosen || undefined}>
          <figcaption>
            {vip} {palettes[vip].name}
          </figcaption>
          <div style={{ inlineSize: width, blockSize: height }}>
            <iframe
              title={`Theme ${vip}, ${palettes[vip].name}`}
              style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
              {...page(vip)}
            />
          </div>
        </figure>
      ))}
    </Grid>
  )
}

/** The best fit into the element, measured again whenever it changes. */
function useFit(element: { current: HTMLElement | null }, count: number, { width, height }: Size) {
  const [box, setBox] = useState<Size>({ width: innerWidth, height: innerHeight })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setBox({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [element])
  return bestFit(count, { width, height }, box)
}

const Grid = styled.div`
  display: grid;
  flex: 1;
  gap: ${GAP}px;
  place-content: center;
  block-size: 100dvh;
  min-block-size: 0;
  padding: ${GAP}px;
  background: ${theme.color.bg.canvasEnd};
  direction: ltr;
  figure {
    margin: 0;
  }
  figcaption {
    ${theme.type.labelSm};
    block-size: ${CAPTION}px;
    color: ${theme.color.text.secondary};
  }
  [data-chosen] figcaption {
    color: ${theme.color.accent.text};
  }
  [data-chosen] iframe {
    outline: 5px solid ${theme.color.focus};
  }
  iframe {
    display: block;
    transform-origin: 0 0;
    border: 0;
    background: ${theme.color.bg.canvas};
  }
`
