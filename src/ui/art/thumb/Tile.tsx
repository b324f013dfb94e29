import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'
import { tagColors } from './pigments'
import { ofTile } from './Tiles'

/** The scene comes after its ground and symbol. */
const come = keyframes`from { opacity: 0 }`

const fillBox = { position: 'absolute', inset: 0 } as const

/** Layers of a thumbnail: art, lettering, the operator's image, tag, sheen and rim. */
export const Tile = styled.span({
  display: 'block',
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: theme.radius.md,
  background: theme.color.bg.surface2,
  // Art is not mirrored in right-to-left; only its title has a direction.
  direction: 'ltr',
  '& > [data-layer="art"]': fillBox,
  '& [data-layer="scene"]': { ...fillBox, backgroundSize: 'cover', animation: `${come} ${theme.motion.duration.base}` },
  '& > [data-layer="art"] > img': {
    position: 'absolute',
    maxInlineSize: 'none',
    inlineSize: 'auto',
    translate: '-50% -50%',
  },
  '& > [data-layer="art"]::after': {
    content: '""',
    ...fillBox,
    background: [
      `linear-gradient(160deg, ${light(22)}, transparent 32%)`,
      'linear-gradient(180deg, transparent 44%, color-mix(in srgb, var(--thumb-scrim) 82%, transparent) 72%, var(--thumb-scrim))',
    ].join(', '),
  },
  '& [data-layer="title"]': {
    position: 'absolute',
    zIndex: 1,
    insetInline: '3%',
    // Above the foot of a jackpot game.
    insetBlockEnd: 'calc(5% + var(--foot, 0px))',
    textAlign: 'center',
    fontFamily: theme.font.display,
    fontWeight: 900,
    lineHeight: 1.07,
    letterSpacing: '-0.03em',
    textTransform: 'uppercase',
    color: 'transparent',
    backgroundImage: 'var(--thumb-ink)',
    backgroundClip: 'text',
    WebkitBackgroundClip: 'text',
    filter: `drop-shadow(0 0.14em 0 ${shade(60)})`,
    '& > span': { display: 'block' },
    '&[data-style="1"]': { transform: 'skewY(-4deg)' },
    '&[data-style="2"]': { transform: 'skewY(3deg)' },
    '@media (forced-colors: active)': { color: 'CanvasText', backgroundImage: 'none' },
  },
  '& > [data-layer="image"]': { ...fillBox, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& > [data-tag]': {
    position: 'absolute',
    insetBlockStart: '5.5%',
    insetInlineStart: '6%',
    ...theme.type.micro,
    // Fits next to the heart of a small tile.
    fontSize: `clamp(12px, ${ofTile(0.096)}, 0.75rem)`,
    paddingInline: `min(7px, ${ofTile(0.06)})`,
    paddingBlock: '1px',
    borderRadius: theme.radius.pill,
    color: theme.color.text.primary,
    boxShadow: `0 2px 6px ${shade(40)}`,
    letterSpacing: '0.02em',
  },
  // The tag is mirrored with the page, as is the heart opposite.
  '[dir="rtl"] & > [data-tag]': { insetInline: 'auto 6%' },
  '& > [data-tag="hot"]': { background: tagColors.hot },
  '& > [data-tag="new"]': { background: tagColors.new },
  '&::after': {
    content: '""',
    ...fillBox,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${light(16)}, inset 0 1px 0 ${light(35)}`,
    pointerEvents: 'none',
  },
})
