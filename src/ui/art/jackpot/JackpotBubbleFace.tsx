import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { blend, shade } from '../../../theme/tint'
import { Art } from '../Art'

interface JackpotBubbleFaceProps {
  readonly label: string
  /** A chance is available; the button says so in its name. */
  readonly dot?: boolean
  /** Towards the page: the other side may be beyond the screen. */
  readonly dotAt?: 'start' | 'end'
}

const { color, recipe } = theme

/** Face of the jackpot bubble; the caller provides the button. */
export function JackpotBubbleFace({ label, dot = false, dotAt = 'end' }: JackpotBubbleFaceProps) {
  return (
    <Face>
      <Art name="slotMachine" size={46} />
      <b>{label}</b>
      {dot && <i aria-hidden data-at={dotAt} />}
    </Face>
  )
}

const Face = styled.span({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '62px',
  blockSize: '62px',
  borderRadius: '24px',
  background: `radial-gradient(circle at 35% 25%, ${blend(color.accent.hot, 60, color.hero.from)}, ${color.hero.from} 60%, ${color.bg.canvasEnd})`,
  boxShadow: [
    `0 0 0 2px ${color.foil.light}`,
    `0 0 0 4px ${blend(color.bg.canvas, 70)}`,
    `0 12px 26px ${shade(55)}`,
    `0 0 30px -4px ${color.accent.glow}`,
  ].join(', '),
  '& > img': { marginBlockStart: '-12px' },
  '& > b': {
    position: 'absolute',
    insetBlockEnd: '-7px',
    maxInlineSize: '76px',
    paddingInline: '9px',
    borderRadius: theme.radius.pill,
    ...theme.type.labelSm,
    // Decorative: the button has the name. Capped, or it would overflow the screen.
    fontSize: 'min(0.75rem, 13px)',
    fontWeight: 800,
    color: color.text.onAccent,
    background: recipe.accent,
    boxShadow: `0 2px 6px ${shade(50)}`,
    whiteSpace: 'nowrap',
  },
  '& > i': {
    position: 'absolute',
    insetBlockStart: '-3px',
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: '50%',
    background: recipe.dot,
    boxShadow: `0 0 0 2px ${color.bg.canvas}`,
    "&[data-at='start']": { insetInlineStart: '-3px' },
    "&[data-at='end']": { insetInlineEnd: '-3px' },
  },
})
