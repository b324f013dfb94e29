import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { palettes } from '../../src/theme/palettes'
import { theme } from '../../src/theme/theme'
import { type VipTheme, vipThemes } from '../../src/theme/vip'
import { mirror } from './sync'

interface SixFramesProps {
  /** What each of the six shows: an address, or a page as text. */
  page: (vip: VipTheme) => { src: string } | { srcDoc: string }
  /** Which are shown; all, if left out. */
  themes?: readonly VipTheme[]
  /** Marked as the one that is meant. */
  chosen?: VipTheme | undefined
  /** Whether they scroll and act together. */
  together?: boolean
}

/** One page in pages of its own, each in another theme, kept in step with each other. */
export function SixFrames({ page, themes = vipThemes, chosen, together = true }: SixFramesProps) {
  const row = useRef<HTMLDivElement>(null)
  const shown = themes.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other themes are other frames
  useEffect(
    () => (together && row.current ? mirror([...row.current.querySelectorAll('iframe')]) : undefined),
    [together, shown],
  )
  return (
    // A row that scrolls has to be reachable without a mouse.
    <Row ref={row} role="group" aria-label="All six themes" tabIndex={0}>
      {themes.map((vip) => (
        <figure key={vip} data-chosen={vip === chosen || undefined}>
          <figcaption>
            {vip} {palettes[vip].name}
          </figcaption>
          <iframe title={`Theme ${vip}, ${palettes[vip].name}`} {...page(vip)} />
        </figure>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: 12px;
  overflow-x: auto;
  padding: 8px;
  background: ${theme.color.bg.canvasEnd};
  figure {
    flex: 1 0 390px;
    margin: 0;
  }
  figcaption {
    ${theme.type.labelSm};
    padding-block-end: 6px;
    color: ${theme.color.text.secondary};
  }
  [data-chosen] figcaption {
    color: ${theme.color.accent.text};
  }
  [data-chosen] iframe {
    outline: 3px solid ${theme.color.focus};
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: min(844px, calc(100dvh - 48px));
    border: 0;
    background: ${theme.color.bg.canvas};
  }
`
