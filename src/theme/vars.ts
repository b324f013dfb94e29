import type { Palette } from './palette'
import { shape } from './shape'

/** A tree with every leaf replaced by a `var(--…)` string. */
export type Vars<T> = T extends object ? { readonly [K in keyof T]: Vars<T[K]> } : string

type Node = string | number | object

/** The part of a palette that becomes custom properties. */
export function themed(palette: Palette): Pick<Palette, 'color' | 'radius' | 'display'> {
  return { color: palette.color, radius: palette.radius, display: palette.display }
}

/** The custom property of a token: `color`, `bg`, `canvasEnd` is `--color-bg-canvas-end`. */
export function propertyName(path: readonly string[]): string {
  return `--${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`
}

export function leaves(tree: object, path: readonly string[] = []): [path: string[], value: string | number][] {
  return Object.entries(tree).flatMap(([key, node]: [string, Node]): [string[], string | number][] =>
    typeof node === 'object' ? leaves(node, [...path, key]) : [[[...path, key], node]],
  )
}

function references<T extends object>(tree: T, path: readonly string[] = []): Vars<T> {
  const entries = Object.entries(tree).map(([key, node]: [string, Node]) => {
    const here = [...path, key]
    return [key, typeof node === 'object' ? references(node, here) : `var(${propertyName(here)})`]
  })
  // Object.fromEntries loses the key type; the keys are T's.
  return Object.fromEntries(entries) as Vars<T>
}

/** Every themed token as a `var()`; its value comes from the nearest `[data-vip]`. */
export const vars = references(shape)
