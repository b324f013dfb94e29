import { type BoxShadow, type CssColor, type Declaration, type Gradient, type Length, transform } from 'lightningcss'

/** A token's type and value in the format of the W3C's Design Tokens Community Group (2025.10). */
export interface Typed {
  $type: string
  $value: unknown
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** A declaration as Lightning CSS reads it; null when the value is none of the property's. */
const read = (property: Declaration['property'], value: string): Declaration | null => {
  let found: Declaration | null = null
  try {
    transform({
      filename: 'token.css',
      code: new TextEncoder().encode(`a{${property}:${value}}`),
      visitor: {
        Declaration(declaration) {
          found = declaration
        },
      },
    })
  } catch {
    return null
  }
  return found
}

const colorOf = (color: CssColor): object => {
  if (typeof color === 'string' || !('alpha' in color))
    throw new Error(`not a color of its own: ${JSON.stringify(color)}`)
  const alpha = color.alpha === 1 ? {} : { alpha: rounded(color.alpha) }
  if (color.type === 'rgb') {
    const channels = [color.r, color.g, color.b]
    const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    return { colorSpace: 'srgb', components: channels.map((channel) => rounded(channel / 255)), ...alpha, hex }
  }
  if (color.type === 'oklab')
    return { colorSpace: 'oklab', components: [color.l, color.a, color.b].map(rounded), ...alpha }
  throw new Error(`no token is written as ${color.type}`)
}

const dimension = (value: number, unit: string): object => ({ value: rounded(value), unit })

const lengthOf = (length: Length): object => {
  if (length.type !== 'value') throw new Error('a length that is calculated')
  return dimension(length.value.value, length.value.unit)
}

const shadowOf = ({ color, xOffset, yOffset, blur, spread, inset }: BoxShadow): object => ({
  color: colorOf(color),
  offsetX: lengthOf(xOffset),
  offsetY: lengthOf(yOffset),
  blur: lengthOf(blur),
  spread: lengthOf(spread),
  ...(inset && { inset }),
})

const clear: CssColor = { type: 'rgb', r: 0, g: 0, b: 0, alpha: 0 }

/** Stops of a gradient; one without a position lies evenly between its neighbors that have one. */
const stopsOf = (gradient: Gradient): object[] => {
  if (!('items' in gradient)) throw new Error('a gradient of an old syntax')
  const stops = gradient.items.flatMap((item) => (item.type === 'color-stop' ? [item] : []))
  const last = stops.length - 1
  const places = stops.map(({ position }, index) => {
    if (position?.type === 'percentage') return position.value
    if (position) throw new Error('a stop at a length')
    return index === 0 ? 0 : index === last ? 1 : null
  })
  return stops.map(({ color }, index) => {
    const place = places[index]
    if (typeof place === 'number') return { color: colorOf(color), position: rounded(place) }
    const before = places.findLastIndex((one, at) => at < index && one !== null)
    const after = places.findIndex((one, at) => at > index && one !== null)
    const [from, to] = [places[before] ?? 0, places[after] ?? 1]
    return { color: colorOf(color), position: rounded(from + ((to - from) * (index - before)) / (after - before)) }
  })
}

/** A gradient token has stops only: those of the lowest layer; the CSS value beside it has all. */
const gradientOf = (value: string): Typed | null => {
  const found = read('background-image', value)
  if (found?.property !== 'background-image') return null
  const lowest = found.value.at(-1)
  if (lowest?.type !== 'gradient') return null
  return { $type: 'gradient', $value: stopsOf(lowest.value) }
}

const shadowsOf = (value: string): Typed | null => {
  const found = read('box-shadow', value)
  if (found?.property !== 'box-shadow') return null
  return { $type: 'shadow', $value: found.value.map(shadowOf) }
}

const plainColorOf = (value: string): Typed | null => {
  const found = read('background-color', value)
  return found?.property === 'background-color' ? { $type: 'color', $value: colorOf(found.value) } : null
}

const measure = /^(-?[\d.]+)(px|rem|ms|em|)$/

/** Sizes, times and numbers. An `em` has no place in the format and is a number. */
const measureOf = (value: string): Typed | null => {
  const [, digits, unit = ''] = measure.exec(value) ?? []
  if (digits === undefined) return null
  const number = Number(digits)
  if (unit === 'ms') return { $type: 'duration', $value: { value: number, unit } }
  if (unit === 'px' || unit === 'rem') return { $type: 'dimension', $value: dimension(number, unit) }
  return { $type: 'number', $value: number }
}

const curve = /^cubic-bezier\((.+)\)$/

const curveOf = (value: string): Typed | null => {
  const numbers = curve.exec(value)?.[1]?.split(',').map(Number)
  return numbers ? { $type: 'cubicBezier', $value: numbers } : null
}

const familiesOf = (value: string): Typed | null =>
  value.includes('sans-serif')
    ? { $type: 'fontFamily', $value: value.split(',').map((name) => name.trim().replaceAll("'", '')) }
    : null

/** An edge or ring that a theme does not have. */
const none = (property: string): Typed =>
  /edge|floating/i.test(property)
    ? { $type: 'shadow', $value: [shadowOf({ color: clear, ...emptyShadow })] }
    : { $type: 'gradient', $value: [0, 1].map((position) => ({ color: colorOf(clear), position })) }

const zero: Length = { type: 'value', value: { unit: 'px', value: 0 } }
const emptyShadow = { xOffset: zero, yOffset: zero, blur: zero, spread: zero, inset: false }

const readers = [measureOf, curveOf, familiesOf, plainColorOf, shadowsOf, gradientOf]

/** What a resolved CSS value of a custom property is as a design token. @throws when it is of no known type */
export const typedValue = (property: string, value: string): Typed => {
  if (value === 'none') return none(property)
  for (const reader of readers) {
    const found = reader(value)
    if (found) return found
  }
  throw new Error(`${property} is of no type of design tokens: ${value}`)
}
