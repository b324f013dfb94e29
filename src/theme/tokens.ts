/** Values that are the same in all six themes. */
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
    /** Distance of the page's content from the screen's edge. */
    gutter: '16px',
    /** Distance between two sections of a page. */
    section: '20px',
    /** Distance between two cards. */
    card: '10px',
  },
  size: {
    /** The least hit area on a phone. */
    touch: '44px',
    field: '48px',
    iconSm: '16px',
    iconMd: '20px',
    iconLg: '24px',
    topBar: '60px',
    tabBar: '76px',
    rail: '232px',
    /** The widest a page of one column gets. */
    column: '480px',
    /** The widest the whole content gets. */
    page: '1120px',
  },
  /** Widths from which a wider layout holds, in em so that text zoom counts. */
  media: {
    tablet: '@media (min-width: 40em)',
    desktop: '@media (min-width: 64em)',
  },
  font: {
    display: 'var(--font-display)',
    text: 'var(--font-text)',
  },
} as const

/** Durations in milliseconds; the stylesheet turns them into properties, so both have one source. */
export const durations = { instant: 80, fast: 140, base: 220, slow: 360, reveal: 600, celebrate: 1200 } as const

/** Curves, by what moves: `enter` for what comes, `exit` for what goes. */
export const easings = {
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(.16,1,.3,1)',
  exit: 'cubic-bezier(.4,0,1,1)',
  emphasized: 'cubic-bezier(.3,0,0,1.2)',
  wheel: 'cubic-bezier(.12,.74,.12,1)',
} as const

/** Text styles; sizes in rem so that they follow the reader's text size. */
export const textStyles = {
  displayXl: display(32, 36, '-.02em'),
  displayLg: display(24, 30, '-.015em'),
  titleLg: display(21, 26),
  titleMd: display(17, 24),
  titleSm: display(15, 20),
  bodyLg: text(16, 24, 400),
  bodyMd: text(14, 20, 400),
  labelLg: text(15, 20, 700),
  labelMd: text(14, 18, 600),
  labelSm: text(12, 16, 600),
  micro: text(11, 14, 800),
  numJackpot: { ...display(27, 32, '-.02em'), fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  numLg: { ...text(18, 24, 700), fontVariantNumeric: 'tabular-nums' },
  numMd: { ...text(15, 20, 700), fontVariantNumeric: 'tabular-nums' },
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

// Headings give way a little where the screen is narrow or the text twice as large, so that words stay whole.
function display(size: number, line: number, letterSpacing = 'var(--display-tracking)') {
  return {
    ...text(size, line, 400),
    fontSize: `clamp(${rem(size * 0.8)}, ${(size / 3.4).toFixed(1)}vw, ${rem(size)})`,
    fontFamily: 'var(--font-display)',
    fontWeight: 'var(--display-weight)',
    letterSpacing,
  }
}
