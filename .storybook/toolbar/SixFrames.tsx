import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { palettes } from '../../src/theme/palettes'
import { theme } from '../../src/theme/theme'
import { type VipTheme, vipThemes } from '../../src/theme/vip'
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
}

/** A page in six frames, one per theme, kept in sync. */
export function SixFrames({ page, themes = vipThemes, chosen, synced = true }: SixFramesProps) {
  const row = useRef<HTMLDivElement>(null)
  const shown = themes.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other themes are other frames
  useEffect(
    () => (synced && row.current ? syncFrames([...row.current.querySelectorAll('iframe')]) : undefined),
    [synced, shown],
  )
  return (
    // A scrollable row must be focusable by keyboard.
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
