import { keyframes } from '@emotion/react'
import { theme } from '../../theme/theme'
import { blend, light } from '../../theme/tint'

const { color, motion, radius, recipe, space } = theme
const bottom = '[data-place="bottom"] > &'
const bareRoot = '[data-bare] > &'

const fadeIn = keyframes`from { opacity: 0 }`
const rise = keyframes`from { translate: 0 100% }`
const pop = keyframes`from { opacity: 0; scale: .94 }`

/** The dialog fills the screen, so that everything around the panel is its backdrop. */
export const modalStyles = {
  root: {
    position: 'fixed',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100dvh',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    overflow: 'hidden auto',
    border: 0,
    background: 'none',
    color: color.text.primary,
    overscrollBehavior: 'contain',
    '&[open], &[data-exiting]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' },
    '&[data-place="middle"]': {
      placeItems: 'center',
      padding: `max(${space[5]}, env(safe-area-inset-top)) ${space[4]}`,
    },
    '&[data-place="bottom"]': { placeItems: 'end center', paddingBlockStart: space[12] },
    '&[data-bare]': { padding: 0, placeItems: 'start center', gridTemplateRows: 'auto' },
    '&:focus-visible': { outline: 'none' },
    '&::backdrop': { background: 'none' },
    // Not `::backdrop`, which inherits no custom properties in browsers of 2023.
    '&::before': {
      content: '""',
      position: 'fixed',
      inset: 0,
      background: blend(color.bg.canvasEnd, 78),
      backdropFilter: 'blur(9px)',
      animation: `${fadeIn} ${motion.duration.base} ${motion.easing.standard}`,
    },
    // A sheet leaves the page in sight.
    '&[data-place="bottom"]::before': { background: blend(color.bg.canvasEnd, 62), backdropFilter: 'none' },
    '&[data-bare]::before': { background: recipe.scrim, backdropFilter: 'none' },
    '&[data-exiting]::before': { backdropFilter: 'none' },
    '&[data-exiting]::before, &[data-exiting] *': { animation: 'none' },
  },
  panel: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxInlineSize: '420px',
    maxBlockSize: '100%',
    minInlineSize: 0,
    borderRadius: radius.lg,
    background: recipe.surface,
    boxShadow: `${recipe.surfaceEdge}, ${recipe.floating}`,
    animation: `${pop} ${motion.duration.slow} ${motion.easing.enter}`,
    [bottom]: {
      maxInlineSize: theme.size.column,
      borderRadius: `${radius.lg} ${radius.lg} 0 0`,
      paddingBlockStart: '8px',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      animationName: rise,
      '&::before': {
        content: '""',
        alignSelf: 'center',
        inlineSize: '40px',
        blockSize: '4px',
        borderRadius: '4px',
        background: color.border.strong,
      },
      [theme.media.tablet]: {
        marginBlock: 'auto',
        borderRadius: radius.lg,
        '&::before': { display: 'none' },
        '&[data-wide]': { maxInlineSize: 'min(880px, 92%)' },
      },
    },
    [bareRoot]: {
      display: 'block',
      maxInlineSize: theme.size.column,
      maxBlockSize: 'none',
      background: 'none',
      boxShadow: 'none',
    },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: 'none',
    paddingBlock: `${space[3]} ${space[2]}`,
    paddingInline: `${space[5]} ${space[2]}`,
    '&[data-bare]': {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      padding: space[2],
      zIndex: 1,
      justifyContent: 'end',
    },
  },
  body: {
    // Contains what is hidden in it, or that makes the dialog itself scroll.
    position: 'relative',
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space[1]} ${space[5]} ${space[6]}`,
    // Isolated, so that nothing in it covers the close button when it is scrolled.
    [bareRoot.replace('> &', '> div > &')]: {
      position: 'static',
      isolation: 'isolate',
      padding: 0,
      overflow: 'visible',
    },
  },
  actions: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    flex: 'none',
    padding: `${space[3]} ${space[5]} ${space[5]}`,
    boxShadow: `inset 0 1px 0 ${light(6)}`,
  },
  closeAt: {
    alignSelf: 'flex-start',
    '&[data-bare]': {
      position: 'fixed',
      insetBlockStart: 'max(14px, env(safe-area-inset-top))',
      insetInlineEnd: '14px',
    },
  },
} as const
