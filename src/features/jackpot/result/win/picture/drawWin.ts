import { artUrl } from '../../../../../ui/art/artUrl'
import { facets } from '../../../../../ui/art/brand/marks'
import type { JackpotTier } from '../../../../../ui/art/jackpot/tiers'
import { wedges } from '../../../../../ui/art/paint'
import type { SymbolName } from '../../../../../ui/art/symbols/symbols'
import { type Ink, inkOf } from './ink'

/** What the picture says. */
export interface WinPicture {
  symbol: SymbolName
  title: string
  tier: JackpotTier
  amount: string
  /** Empty for none. */
  name: string
  day: string
  note: string
}

const WIDTH = 1080
const HEIGHT = 1350
const MIDDLE = WIDTH / 2
/** Where the light comes from. */
const SOURCE = 620

/** Draws a jackpot win in the colors of the canvas's theme, for sharing. */
export async function drawWin(canvas: HTMLCanvasElement, shown: WinPicture): Promise<Blob> {
  const ink = inkOf(canvas)
  const symbol = await loaded(artUrl(shown.symbol))
  // Never waits for fonts of another language: those in use are loaded.
  await document.fonts.ready
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const sheet = canvas.getContext('2d')
  if (!sheet) throw new Error('no canvas')
  drawLight(sheet, ink)
  sheet.drawImage(symbol, MIDDLE - 130, 130, 260, 260)
  const say = writer(sheet, ink)
  say(shown.title.toUpperCase(), {
    at: 480,
    size: 150,
    most: 760,
    fill: sweep(sheet, 380, 490, ['text-primary', `tier-${shown.tier}-hi`], ink),
  })
  drawPlate(sheet, ink)
  say(shown.amount, { at: 720, size: 170, most: 860, fill: sweep(sheet, 590, 730, ['foil-hi', 'foil-sheen'], ink) })
  say(shown.name, { at: 905, size: 76, most: 860, fill: ink.color('text-primary') })
  say(shown.day, { at: 985, size: 40, most: 860, fill: ink.color('text-primary'), font: ink.text })
  drawFoot(sheet, ink, shown.note)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.92)
  })
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

function drawLight(sheet: CanvasRenderingContext2D, { color }: Ink): void {
  const glow = sheet.createRadialGradient(MIDDLE, SOURCE, 40, MIDDLE, SOURCE, 950)
  glow.addColorStop(0, color('accent-glow'))
  glow.addColorStop(0.45, color('hero-from'))
  glow.addColorStop(1, color('bg-canvas-end'))
  sheet.fillStyle = color('bg-canvas-end')
  sheet.fillRect(0, 0, WIDTH, HEIGHT)
  sheet.globalAlpha = 0.85
  sheet.fillStyle = glow
  sheet.fillRect(0, 0, WIDTH, HEIGHT)
  sheet.globalAlpha = 0.22
  sheet.fillStyle = color('foil-light')
  sheet.fill(new Path2D(wedges(18, MIDDLE, SOURCE, 1300, 8)))
  sheet.globalAlpha = 1
  sheet.strokeStyle = color('foil-light')
  sheet.lineWidth = 3
  for (const inset of [34, 48]) {
    sheet.beginPath()
    sheet.roundRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 40)
    sheet.stroke()
  }
}

/** The dark plate in its foil frame. */
function drawPlate(sheet: CanvasRenderingContext2D, ink: Ink): void {
  const plate = (inset: number, fill: string | CanvasGradient) => {
    sheet.fillStyle = fill
    sheet.beginPath()
    sheet.roundRect(70 + inset, 540 + inset, WIDTH - 140 - 2 * inset, 250 - 2 * inset, 36 - inset)
    sheet.fill()
  }
  plate(0, sweep(sheet, 540, 790, ['foil-hi', 'foil-mid', 'foil-light', 'foil-deep'], ink))
  plate(9, ink.color('bg-canvas-end'))
}

function drawFoot(sheet: CanvasRenderingContext2D, ink: Ink, note: string): void {
  sheet.fillStyle = ink.color('bg-canvas-end')
  sheet.beginPath()
  sheet.roundRect(80, 1150, WIDTH - 160, 116, 28)
  sheet.fill()
  sheet.save()
  sheet.translate(112, 1174)
  sheet.scale(2.1, 2.1)
  for (const [i, facet] of facets.entries()) {
    sheet.fillStyle = ink.color((['foil-hi', 'foil-mid', 'accent-from', 'accent-to'] as const)[i] ?? 'foil-hi')
    sheet.fill(new Path2D(facet))
  }
  sheet.restore()
  const say = writer(sheet, ink)
  say('kismara', { at: 1223, size: 46, most: 280, fill: ink.color('text-primary'), x: 196, align: 'left' })
  say(note, {
    at: 1220,
    size: 34,
    most: 480,
    fill: ink.color('text-primary'),
    x: WIDTH - 116,
    align: 'right',
    font: ink.text,
  })
}

function sweep(sheet: CanvasRenderingContext2D, from: number, to: number, names: readonly string[], { color }: Ink) {
  const gradient = sheet.createLinearGradient(0, from, 0, to)
  for (const [i, name] of names.entries()) gradient.addColorStop(i / Math.max(1, names.length - 1), color(name))
  return gradient
}

interface Words {
  /** Baseline. */
  at: number
  size: number
  /** Widest; a longer text is smaller. */
  most: number
  fill: string | CanvasGradient
  font?: string
  x?: number
  align?: CanvasTextAlign
}

const writer =
  (sheet: CanvasRenderingContext2D, { display, direction }: Ink) =>
  (text: string, { at, size, most, fill, font = display, x = MIDDLE, align = 'center' }: Words): void => {
    sheet.font = `800 ${size}px ${font}`
    const fit = Math.min(1, most / sheet.measureText(text).width)
    sheet.font = `800 ${size * fit}px ${font}`
    sheet.direction = direction
    sheet.textAlign = align
    sheet.fillStyle = fill
    sheet.fillText(text, x, at)
  }
