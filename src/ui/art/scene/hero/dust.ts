import { stage } from './stage'

const { width, height } = stage

const layer = (thickness: number, specks: string) =>
  `<path d='${specks}' stroke='white' stroke-width='${thickness}' stroke-opacity='.2' stroke-linecap='round'/>`

/**
 * Specks of light over a whole hero, as a CSS image: browsers report when an image is shown, but no inline drawing. It
 * needs this many bytes: Chromium leaves out images of less than 0.05 bits a pixel.
 */
export const dust = `url("data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'>${[
    layer(
      3,
      'M31 22h0M96 140h0M150 38h0M204 118h0M246 20h0M318 64h0M340 150h0M70 84h0M22 76h0M128 60h0M184 146h0M276 92h0M334 30h0',
    ),
    layer(
      1.6,
      'M14 120h0M52 46h0M88 18h0M118 98h0M172 72h0M226 52h0M262 140h0M306 108h0M350 92h0M40 104h0M110 34h0M140 148h0M212 142h0M244 84h0M290 26h0M328 138h0M6 150h0M66 12h0M194 10h0M274 56h0M314 84h0M160 116h0',
    ),
  ].join('')}</svg>`,
)}")`
