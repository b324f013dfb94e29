/** Measures of the grid at a phone, from the width of a rail, and from that of a desktop, by their custom property. */
export const grid = { gutter: ['16px', '24px', '24px'], rail: ['0px', '84px', '232px'] } as const

/** Not a phone on its side. */
const hasRail = '(min-width: 64em) or ((min-width: 48em) and (min-height: 30em))'

/** Theme-independent values. */
export const tokens = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    /** Between what a page shows and its edge: bars, heads, content and feet begin and end there. */
    gutter: 'var(--gutter)',
    /** Between cards. */
    card: '10px',
  },
  size: {
    /** Minimum hit area on touch screens. */
    touch: '44px',
    field: '48px',
    topBar: '60px',
    /** With its raised tab. */
    tabBar: '96px',
    /** None on phones. */
    rail: 'var(--rail)',
    /** Maximum width of a single column. */
    column: '480px',
    /** Maximum width of a text: 75 letters. */
    text: '33rem',
    /** The column at the end of a page on a desk. */
    aside: '300px',
    /** Maximum width of a page, with its gutters. */
    page: '1280px',
  },
  /** Breakpoints in em, so that text zoom counts. */
  media: {
    tablet: '@media (min-width: 40em)',
    /** The tabs are a rail. */
    rail: `@media ${hasRail}`,
    belowRail: `@media not (${hasRail})`,
    /** The rail has lines, not icons. */
    desktop: '@media (min-width: 64em)',
    /** Room for a column at the end. */
    wide: '@media (min-width: 90em)',
    /** A phone with text at 150 % or more. */
    largeText: '@media (max-width: 18em)',
  },
  font: {
    display: 'var(--font-display)',
    text: 'var(--font-text)',
  },
} as const

/** In ms; the stylesheet generates custom properties from them. */
export const durations = { instant: 80, fast: 140, base: 220, slow: 360, reveal: 600, celebrate: 1200 } as const

/** `enter` for appearing, `exit` for disappearing elements. */
export const easings = {
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(.16,1,.3,1)',
  exit: 'cubic-bezier(.4,0,1,1)',
  emphasized: 'cubic-bezier(.3,0,0,1.2)',
  wheel: 'cubic-bezier(.12,.74,.12,1)',
} as const

/**
 * Four sizes: 12, 14, 17 and 22; larger ones only for the amount or the headline a view is about. In rem, so that they
 * follow the user's text size.
 */
export const textStyles = {
  displayXl: display(32, 36, '-.02em'),
  titleLg: display(22, 27),
  titleMd: display(17, 24),
  titleSm: display(14, 20),
  bodyLg: text(17, 24, 400),
  bodyMd: text(14, 20, 400),
  bodySm: text(12, 17, 400),
  labelLg: text(14, 20, 700),
  labelMd: text(14, 18, 600),
  labelSm: text(12, 16, 600),
  micro: text(12, 15, 800),
  numJackpot: { ...display(27, 32, '-.02em'), fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  numXl: { ...text(22, 28, 700), fontVariantNumeric: 'tabular-nums' },
  numLg: { ...text(17, 24, 700), fontVariantNumeric: 'tabular-nums' },
  numMd: { ...text(14, 20, 700), fontVariantNumeric: 'tabular-nums' },
} as const

function rem(px: number): string {
  return `${Math.round((px / 16) * 1e4) / 1e4}rem`
}

function text(size: number, line: number, fontWeight: number) {
  return {
    fontFamily: 'var(--font-text)',
    fontSize: rem(size),
    lineHeight: `calc(${(line / size).toFixed(3)} * var(--leading))`,
    fontWeight,
  }
}

// Headings shrink below 320 px and with large text, so that words do not break.
function display(size: number, line: number, letterSpacing = 'var(--display-tracking)') {
  return {
    ...text(size, line, 400),
    fontSize: `clamp(${rem(size * 0.8)}, ${(size / 3.2).toFixed(1)}vw, ${rem(size)})`,
    fontFamily: 'var(--font-display)',
    fontWeight: 'max(var(--display-weight), var(--display-least))',
    letterSpacing,
    // Its own spaces hardly part two words.
    wordSpacing: '.1em',
  }
}
