import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** The coin icon. */
export function CoinMark({ size = 20 }: { size?: number }) {
  return (
    <Svg viewBox="0 0 24 24" style={{ inlineSize: `${size / 16}rem` }} aria-hidden>
      <circle className="edge" cx="12" cy="12" r="12" />
      <circle className="face" cx="12" cy="11.4" r="10.6" />
      <circle className="well" cx="12" cy="11.8" r="7.6" />
      <path className="edge" d="m12 6.4 5.2 5.4-5.2 5.4-5.2-5.4z" />
      <path className="hi" d="m12 6.4 5.2 5.4H12zM6.8 11.8 12 17.2v-5.4z" />
    </Svg>
  )
}

const { coin } = theme.color

const Svg = styled.svg`
  flex: none;
  aspect-ratio: 1;
  .edge {
    fill: ${coin.lo};
  }
  .face,
  .hi {
    fill: ${coin.base};
  }
  .well {
    fill: ${coin.hi};
    opacity: 0.35;
  }
`
