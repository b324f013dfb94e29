import styled from '@emotion/styled'
import { theme } from '../../theme/theme'
import { blend, light } from '../../theme/tint'

interface ProgressProps {
  value: number
  max?: number
  /** Accessible name. */
  label: string
  /** "1,240 of 2,000 XP". */
  valueText?: string
  size?: 'sm' | 'md'
}

/** A progress bar; the caller shows the numbers. */
export function Progress({ value, max = 100, label, valueText, size = 'md' }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      data-size={size}
    >
      <Fill style={{ inlineSize: `${share * 100}%` }} />
    </Track>
  )
}

const Track = styled.div`
  position: relative;
  block-size: 10px;
  border-radius: ${theme.radius.pill};
  overflow: clip;
  background: ${blend(theme.color.bg.inset, 85)};
  box-shadow: inset 0 0 0 1px ${light(12)};
  &[data-size='sm'] {
    block-size: 8px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Fill = styled.span`
  display: block;
  block-size: 100%;
  border-radius: inherit;
  background: ${theme.recipe.progress};
  box-shadow: 0 0 12px ${theme.color.accent.glow};
  [dir='rtl'] & {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`
