import { MOTION } from './motion'
import { durations, grid, tokens } from './tokens'

const full = Object.entries(durations).map(([name, ms]) => `--duration-${name}:${ms}ms`)
const still = Object.keys(durations).map((name) => `--duration-${name}:1ms`)
const gridAt = (step: 0 | 1 | 2) => Object.entries(grid).map(([name, sizes]) => `--${name}:${sizes[step]}`)
const reduced = `--motion:0;${still.join(';')}`

/** Ascent and descent of our families, percent of the font size. */
const heights = { Onest: [97, 31], Unbounded: [100, 25] } as const

/**
 * Device fonts used until ours have loaded: Windows and Apple, Android, Linux. Per weight the widths of
 * our letters, capitals and digits in percent of theirs, measured over our texts, so that almost nothing shifts.
 */
const standIns = [
  {
    name: 'Fallback',
    local: ['Arial', 'Liberation Sans'],
    Onest: [
      [106, 97.5, 120.8],
      [100.7, 99.1, 121],
    ],
    Unbounded: [
      [137, 126.3, 140.2],
      [130.1, 127.4, 140.2],
    ],
  },
  {
    name: 'Roboto',
    local: ['Roboto'],
    Onest: [
      [106, 105.1, 119.6],
      [107.5, 106.9, 117.3],
    ],
    Unbounded: [
      [137, 136, 139],
      [139, 137, 136],
    ],
  },
  {
    name: 'DejaVu',
    local: ['DejaVu Sans'],
    Onest: [
      [92.8, 98.8, 105.6],
      [84.4, 90.7, 96.7],
    ],
    Unbounded: [
      [120, 128, 122.6],
      [109, 116.5, 112],
    ],
  },
] as const

const weights = ['100 500', '600 900'] as const
/** All, capitals, digits: of faces that overlap, the last one holds. */
const ranges = ['U+0-2FF,U+2000-20CF', 'U+41-5A', 'U+30-39'] as const

type Family = keyof typeof heights

function facesOf(family: Family): string[] {
  const [ascent, descent] = heights[family]
  return standIns.flatMap(({ name, local, [family]: measured }) =>
    measured.flatMap((widths, weight) =>
      widths.map((width, range) => {
        const sources = local.map((font) => `local('${font}${weight === 0 ? '' : ' Bold'}')`).join()
        const percent = (value: number) => `${Math.round((value / width) * 100)}%`
        return `@font-face{font-family:'${family} ${name}';src:${sources};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%;size-adjust:${width}%;font-weight:${weights[weight]};unicode-range:${ranges[range]}}`
      }),
    ),
  )
}

const stack = (family: Family): string =>
  [`${family} Variable`, ...standIns.map(({ name }) => `${family} ${name}`)].map((name) => `'${name}'`).join()

/** Theme-independent rules: reset, fonts, motion, focus. */
export const baseCss = `${[...facesOf('Onest'), ...facesOf('Unbounded')].join('\n')}
:root{
--font-text:${stack('Onest')},'Cairo Variable',system-ui,sans-serif;
--font-display:${stack('Unbounded')},'Onest Variable','Cairo Variable',system-ui,sans-serif;
--leading:1;--motion:1;--display-least:1;
${[...full, ...gridAt(0)].join(';')}}
${tokens.media.rail}{:root{${gridAt(1).join(';')}}}
${tokens.media.desktop}{:root{${gridAt(2).join(';')}}}
@media (prefers-reduced-motion:reduce){:root:not([data-motion='${MOTION.full}']){${reduced}}}
:root[data-motion='${MOTION.reduced}']{${reduced}}
:lang(ar),:lang(th){--leading:1.15}
:lang(ar){letter-spacing:0!important;--display-least:700}
*,::before,::after{box-sizing:border-box}
*{margin:0;padding:0;-webkit-tap-highlight-color:transparent}
html{background:var(--color-bg-canvas-end);-webkit-text-size-adjust:100%;scroll-padding-block:16px calc(${tokens.size.tabBar} + 16px)}
body,[data-vip]:not(html){color:var(--color-text-primary)}
body{min-block-size:100dvh;background:var(--recipe-canvas);font:400 .875rem/1.43 var(--font-text);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
bdi,dd,dt,h1,h2,h3,li,p{overflow-wrap:anywhere}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;cursor:pointer}
button:disabled{cursor:default}
a{color:inherit;text-decoration:none}
ul,ol{list-style:none}
h1,h2,h3,h4{font:inherit;text-wrap:balance}
img,svg,video,canvas{display:block;max-inline-size:100%}
table{border-collapse:collapse;inline-size:100%}
bdi{unicode-bidi:isolate}
html:has(dialog:modal){overflow:hidden}
[hidden]{display:none!important}
::selection{background:var(--color-accent-soft);color:var(--color-text-primary)}
::placeholder{color:var(--color-text-tertiary);opacity:1}
:focus{outline:none}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:3px}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}button,[role='tab'],[role='switch'],dialog{border:1px solid ButtonBorder}}
@media print{body{background:none;color:CanvasText}}
`
