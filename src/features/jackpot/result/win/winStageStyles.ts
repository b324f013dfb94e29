import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../../../theme/theme'
import { blend, light, shade } from '../../../../theme/tint'
import { wheelOrder } from '../../../../ui/art/jackpot/tiers'

const { color, font, motion, radius, space, type } = theme

const open = keyframes`
  from { transform: scale(1, 0); opacity: 1 }
  60% { transform: scale(1, 1); opacity: 1 }
  to { transform: scale(24, 1); opacity: 0 }
`
const emerge = keyframes`from { opacity: 0; transform: translateY(56px) scale(.82) }`
const appear = keyframes`from { opacity: 0 }`

/** The beats share one tree: only transforms and opacity change. */
export const Stage = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  paddingBlock: `${space[12]}`,
  paddingInline: space[4],
  overflow: 'clip',
  // The same column, larger, where there is room for it.
  '@media (min-width: 64em) and (min-height: 44em)': { '& > :last-child': { transform: 'scale(1.3)' } },
})

/** A line of light that opens. */
export const Line = styled.span({
  position: 'absolute',
  insetBlock: '8%',
  insetInlineStart: 'calc(50% - 1px)',
  inlineSize: '2px',
  background: `linear-gradient(180deg, transparent, ${color.foil.hi} 20% 80%, transparent)`,
  boxShadow: `0 0 24px 3px ${color.accent.glow}`,
  opacity: 0,
  animation: `${open} calc(var(--motion) * 800ms) ${motion.easing.standard}`,
})

export const Column = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '400px',
  textAlign: 'center',
  '& > img': {
    blockSize: 'auto',
    inlineSize: 'clamp(84px, 15dvb, 128px)',
    marginBlock: `${space[4]} -6px`,
    animation: `${emerge} calc(var(--motion) * 620ms) calc(var(--motion) * 160ms) ${motion.easing.enter} backwards`,
  },
  '& > strong': {
    position: 'relative',
    marginBlockStart: space[5],
    fontFamily: font.display,
    fontSize: '1.75rem',
    lineHeight: 1.3,
    fontWeight: 800,
    overflowWrap: 'anywhere',
    maxInlineSize: '100%',
    textShadow: `0 2px 8px ${shade(70)}`,
    animation: `${appear} ${motion.duration.reveal} ${motion.easing.standard}`,
  },
})

const inks = wheelOrder.map((tier) => [`&[data-tier="${tier}"]`, { '--hi': color.tier[tier].hi }])

export const Name = styled.b({
  ...Object.fromEntries(inks),
  position: 'relative',
  fontFamily: font.display,
  fontSize: 'clamp(2.75rem, 17vi, 4.25rem)',
  lineHeight: 'calc(1.1 * var(--leading))',
  fontWeight: 900,
  letterSpacing: '-0.01em',
  textTransform: 'uppercase',
  color: 'transparent',
  backgroundImage: `linear-gradient(180deg, ${light(100)} 30%, var(--hi, ${color.foil.light}) 85%)`,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  filter: `drop-shadow(0 3px 0 ${shade(55)}) drop-shadow(0 6px 14px ${shade(55)})`,
  animation: `${emerge} calc(var(--motion) * 620ms) calc(var(--motion) * 120ms) ${motion.easing.enter} backwards`,
  transition: `scale ${motion.duration.reveal} ${motion.easing.enter}`,
  '[data-beat="peak"] &': { scale: '1.1' },
  '@media (forced-colors: active)': { color: 'CanvasText', backgroundImage: 'none' },
})

export const Plate = styled.div({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '370px',
  transition: `opacity ${motion.duration.slow} ${motion.easing.standard}, scale ${motion.duration.reveal} ${motion.easing.enter}`,
  '[data-beat="name"] &': { opacity: 0, scale: '.8' },
  '[data-beat="count"] &': { scale: '.88' },
  '[data-beat="climb"] &': { scale: '.94' },
})

/** Its room is kept, so that nothing moves when the amount lands. */
export const Wins = styled.span({
  position: 'relative',
  minBlockSize: '2.25rem',
  marginBlockStart: space[1],
  '& > span': {
    display: 'inline-block',
    paddingBlock: space[2],
    paddingInline: space[4],
    borderRadius: radius.pill,
    ...type.labelMd,
    background: blend(color.bg.canvasEnd, 88),
    animation: `${appear} ${motion.duration.slow} ${motion.easing.standard}`,
  },
})
