import { PNG } from 'pngjs'

/** @typedef {{ color: number[], points: number[][] }} Facet */
/** @typedef {{ size: number, bleed: boolean, mark: number }} Form `bleed`: no corners cut; `mark`: the mark's share of the sheet */

const samples = 4
const sheet = 32

/**
 * Rasterises `icon.svg` as a PNG: straight edges and one radial gradient need no browser.
 * @param {string} svg
 * @param {Form} form
 */
export function drawIcon(svg, { size, bleed, mark }) {
  const facets = facetsOf(svg, mark)
  const light = lightOf(svg)
  const corner = bleed ? 0 : Number(/ rx="([\d.]+)"/.exec(svg)?.[1])
  const picture = new PNG({ width: size, height: size })
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const ground = light(((x + 0.5) / size) * sheet, ((y + 0.5) / size) * sheet)
      const sum = [0, 0, 0]
      let inside = 0
      for (let s = 0; s < samples * samples; s++) {
        const px = ((x + ((s % samples) + 0.5) / samples) / size) * sheet
        const py = ((y + (Math.floor(s / samples) + 0.5) / samples) / size) * sheet
        if (isCut(px, py, corner)) continue
        inside++
        const color = facets.find(({ points }) => holds(points, px, py))?.color ?? ground
        for (const i of [0, 1, 2]) sum[i] = (sum[i] ?? 0) + (color[i] ?? 0)
      }
      const alpha = Math.round((inside / (samples * samples)) * 255)
      picture.data.set([...sum.map((value) => (inside ? Math.round(value / inside) : 0)), alpha], (y * size + x) * 4)
    }
  }
  return PNG.sync.write(picture, { deflateLevel: 9, deflateStrategy: 0, filterType: 2 })
}

/**
 * @param {string} svg
 * @param {number} scale
 * @returns {Facet[]}
 */
function facetsOf(svg, scale) {
  const paths = [...svg.matchAll(/<path fill="(#\w{6})" d="([^"]+)"/g)]
  const drawn = paths.map(([, fill = '', d = '']) => ({ color: rgb(fill), points: pointsOf(d) }))
  const all = drawn.flatMap(({ points }) => points)
  const middle = [0, 1].map((axis) => {
    const values = all.map((point) => point[axis] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  })
  return drawn.map(({ color, points }) => ({
    color,
    points: points.map((point) => point.map((value, axis) => sheet / 2 + (value - (middle[axis] ?? 0)) * scale)),
  }))
}

/**
 * The corners of a path of absolute M, L, H, V and Z.
 * @param {string} d
 */
function pointsOf(d) {
  /** @type {number[][]} */
  const points = []
  for (const [, command = '', text = ''] of d.matchAll(/([MLHV])([^A-Z]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    const [x = 0, y = 0] = points.at(-1) ?? []
    if (command === 'H') points.push([numbers[0] ?? x, y])
    else if (command === 'V') points.push([x, numbers[0] ?? y])
    else for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  }
  return points
}

/**
 * The background's radial gradient as a function of position.
 * @param {string} svg
 */
function lightOf(svg) {
  const [cx = 0, cy = 0, r = 1] = ['cx', 'cy', 'r'].map((name) =>
    Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1]),
  )
  const stops = [...svg.matchAll(/<stop offset="([\d.]+)" stop-color="(#\w{6})"/g)].map(([, at, color = '']) => ({
    at: Number(at),
    color: rgb(color),
  }))
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const at = Math.min(1, Math.hypot(x - cx, y - cy) / r)
    const next = Math.max(
      1,
      stops.findIndex((stop) => stop.at >= at),
    )
    const [from, to] = [stops[next - 1], stops[next]]
    if (!from || !to) throw new Error('icon.svg needs a gradient of two stops or more')
    const share = (at - from.at) / (to.at - from.at)
    return from.color.map((value, i) => value + ((to.color[i] ?? value) - value) * share)
  }
}

/** @param {string} hex */
const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/**
 * Whether a point lies outside the rounded corners.
 * @param {number} x
 * @param {number} y
 * @param {number} corner
 */
function isCut(x, y, corner) {
  const dx = Math.max(corner - x, x - (sheet - corner), 0)
  const dy = Math.max(corner - y, y - (sheet - corner), 0)
  return corner > 0 && Math.hypot(dx, dy) > corner
}

/**
 * Whether a point is inside a polygon (even-odd rule).
 * @param {number[][]} points
 * @param {number} x
 * @param {number} y
 */
function holds(points, x, y) {
  let inside = false
  points.forEach(([ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = points[(i + 1) % points.length] ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
