import { MOTION } from './motion'
import { durations, tokens } from './tokens'

const full = Object.entries(durations).map(([name, ms]) => `--duration-${name}:${ms}ms`)
const still = Object.keys(durations).map((name) => `--duration-${name}:1ms`)
const reduced = `--motion:0;${still.join(';')}`

// Arial is the fallback until a font has loaded; its metrics are adjusted to match, so nothing shifts.
const fallbackFaces = [
  face('Onest Fallback', '100 500', 'Arial', 105.7, 91.8, 29.3),
  face('Onest Fallback', '600 900', 'Arial Bold', 101, 96, 30.7),
  face('Unbounded Fallback', '200 500', 'Arial', 134, 74.6, 18.7),
  face('Unbounded Fallback', '600 900', 'Arial Bold', 131.1, 76.3, 19.1),
].join('\n')

function face(family: string, weight: string, local: string, size: number, ascent: number, descent: number): string {
  const liberation = local.replace('Arial', 'Liberation Sans')
  return `@font-face{font-family:'${family}';font-weight:${weight};src:local('${local}'),local('${liberation}');size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:U+0000-02FF,U+2000-20CF}`
}

/** Theme-independent rules: reset, fonts, motion, focus. */
export const baseCss = `${fallbackFaces}
:root{
--font-text:'Onest Variable','Onest Fallback','Cairo Variable',system-ui,sans-serif;
--font-display:'Unbounded Variable','Unbounded Fallback','Onest Variable','Cairo Variable',system-ui,sans-serif;
--leading:1;--motion:1;
${full.join(';')};
color-scheme:dark}
@media (prefers-reduced-motion:reduce){:root:not([data-motion='${MOTION.full}']){${reduced}}}
:root[data-motion='${MOTION.reduced}']{${reduced}}
:lang(ar),:lang(th){--leading:1.15}
:lang(ar){letter-spacing:0!important}
*,::before,::after{box-sizing:border-box}
*{margin:0;padding:0;-webkit-tap-highlight-color:transparent}
html{font-size:100%;background:var(--color-bg-canvas-end);text-size-adjust:100%;-webkit-text-size-adjust:100%;scroll-padding-block:16px calc(${tokens.size.tabBar} + 16px)}
body,[data-vip]:not(html){color:var(--color-text-primary)}
body{min-block-size:100dvh;background:var(--recipe-canvas);font:400 .875rem/1.43 var(--font-text);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
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
