import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { blend, light, shade } from '../../../theme/tint'

interface SplitFlapProps {
  /** Formatted amount. */
  readonly value: string
}

const { color } = theme
const digit = { width: 9, gap: 0.6 }
const sign = { width: 2.6, gap: 0.4 }

/** An amount on split flaps, sized to its box. Hidden from screen readers: the caller adds the text. */
export function SplitFlap({ value }: SplitFlapProps) {
  const signs = [...value]
  const width = signs.reduce((sum, each) => {
    const box = isDigit(each) ? digit : sign
    return sum + box.width + box.gap
  }, 0)
  return (
    <Box aria-hidden>
      <Row style={{ fontSize: `calc(min(var(--flap), ${98 / width}) * 1cqi)` }}>
        {signs.map((each, i) => {
          // Keyed from the end, so that a longer amount does not flip unchanged digits.
          const key = `${signs.length - i} ${each}`
          return isDigit(each) ? <Flap key={key}>{each}</Flap> : <Sign key={`${key} of ${signs.length}`}>{each}</Sign>
        })}
      </Row>
    </Box>
  )
}

/** A dash is a placeholder for an unknown digit. */
function isDigit(text: string): boolean {
  return /[\p{Nd}-]/u.test(text)
}

const Box = styled.div({
  containerType: 'inline-size',
  direction: 'ltr',
  '--flap': 1,
  // The largest amount, in large text, too.
  [theme.media.largeText]: { '--flap': 1.3 },
})

// 1em = 1% of the box's width, or a little more.
const Row = styled.div({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  perspective: '60em',
  fontFamily: theme.font.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})

const Flap = styled.span({
  inlineSize: `${digit.width / 7.2}em`,
  marginInline: `${digit.gap / 2 / 7.2}em`,
  fontSize: '7.2em',
  lineHeight: 1.56,
  textAlign: 'center',
  borderRadius: '0.26em',
  color: color.text.primary,
  background: `linear-gradient(180deg, ${light(12)}, ${light(3)} 49%, ${shade(25)} 50%, ${shade(12)}), ${color.bg.inset}`,
  boxShadow: `inset 0 0 0 1px ${blend(color.tier.mega.solid, 55)}, inset 0 2px 5px ${shade(60)}`,
  animation: `flap ${theme.motion.duration.base} ${theme.motion.easing.enter}`,
  '@keyframes flap': { from: { transform: 'rotateX(-80deg)' } },
})

const Sign = styled.span({
  inlineSize: `${sign.width / 7.2}em`,
  marginInline: `${sign.gap / 2 / 7.2}em`,
  fontSize: '7.2em',
  lineHeight: 1.3,
  textAlign: 'center',
  color: color.text.secondary,
})
