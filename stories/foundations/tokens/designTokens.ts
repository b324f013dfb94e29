import { palettes } from '../../../src/theme/palettes/palettes'
import { recipeNames } from '../../../src/theme/recipes/names'
import { durations, easings, grid, textStyles, tokens } from '../../../src/theme/tokens'
import { leaves, propertyName, themed } from '../../../src/theme/vars'
import { type VipTheme, vipThemes } from '../../../src/theme/vip'
import { type Typed, typedValue } from './cssValue'
import { type Properties, propertiesOf, referencesIn, resolved } from './properties'

/** Where the files are, for designers and other tools. */
export const TOKEN_FOLDER = 'docs/tokens'

const EXTENSION = 'app.kismara'

/** What the format has no words for: the custom property, its CSS value, and the theme's constant in code. */
interface Extension {
  property?: string
  css?: string
  constant?: string
}

type Token = Typed & { $description?: string; $extensions?: { [EXTENSION]: Extension } }

interface Group {
  [name: string]: Token | Group
}

/** Paths by the custom property of each, such as `color`, `bg`, `canvasEnd`. */
const paths: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...leaves(themed(palettes[1])).map(([path]) => path),
    ...recipeNames.map((name) => ['recipe', name]),
    ...Object.keys(durations).map((name) => ['duration', name]),
    ...Object.keys(grid).map((name) => [name]),
    ['font', 'text'],
    ['font', 'display'],
    ['leading'],
    ['motion'],
    ['display', 'least'],
  ].map((path) => [propertyName(path), path]),
)

/** The path of a property's token. @throws naming a property that has none */
export const pathOf = (property: string): readonly string[] => {
  const path = paths.get(property)
  if (!path) throw new Error(`${property} is in the stylesheet, but no token of the theme`)
  return path
}

const put = (tree: Group, path: readonly string[], token: Token): void => {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    tree[name] = token
    return
  }
  const group = (tree[name] ?? {}) as Group
  tree[name] = group
  put(group, rest, token)
}

const isWeight = (property: string): boolean => /^--display-(weight|least)$/.test(property)

/** One custom property as a token; what only names another one is an alias. */
const tokenOf = (property: string, css: string, properties: Properties): Token => {
  const whole = resolved(css, properties)
  const typed = typedValue(property, whole)
  const [reference] = referencesIn(css)
  const isAlias = reference !== undefined && css === `var(${reference})`
  const $type = isWeight(property) ? 'fontWeight' : typed.$type
  const $value = isAlias ? `{${pathOf(reference).join('.')}}` : typed.$value
  return { $type, $value, $extensions: { [EXTENSION]: { property, css } } }
}

const constant = (path: readonly string[], typed: Typed, css?: string): Token => ({
  ...typed,
  $extensions: { [EXTENSION]: { constant: `theme.${path.join('.')}`, ...(css !== undefined && { css }) } },
})

const remOf = (css: string): number => Number(/([\d.]+)rem\)?$/.exec(css)?.[1])

const weightOf = (weight: string | number): unknown => (typeof weight === 'number' ? weight : '{display.weight}')

/** A text style at its largest size: the format knows neither fluid sizes nor `em`. */
const typographyOf = (style: (typeof textStyles)[keyof typeof textStyles]): Typed => {
  const size = remOf(style.fontSize)
  const tracking = 'letterSpacing' in style ? Number.parseFloat(style.letterSpacing) : 0
  return {
    $type: 'typography',
    $value: {
      fontFamily: style.fontFamily.includes('display') ? '{font.display}' : '{font.text}',
      fontSize: { value: size, unit: 'rem' },
      fontWeight: weightOf(style.fontWeight),
      lineHeight: Number(/[\d.]+/.exec(style.lineHeight)?.[0]),
      letterSpacing: { value: Math.round((tracking || 0) * size * 1e4) / 1e4, unit: 'rem' },
    },
  }
}

const shared = (of: Properties, own: ReadonlySet<string>): Group => {
  const tree: Group = {}
  for (const [property, css] of of) if (!own.has(property)) put(tree, pathOf(property), tokenOf(property, css, of))
  for (const group of ['space', 'size'] as const)
    for (const [name, css] of Object.entries(tokens[group]))
      put(tree, [group, name], constant([group, name], typedValue(name, resolved(css, of))))
  for (const [name, css] of Object.entries(easings))
    put(tree, ['easing', name], constant(['motion', 'easing', name], typedValue(name, css)))
  for (const [name, style] of Object.entries(textStyles))
    put(tree, ['type', name], constant(['type', name], typographyOf(style), `font-size: ${style.fontSize}`))
  return tree
}

/** Properties whose value is not the same in all themes, in what they refer to either. */
const varying = (themes: readonly Properties[]): Set<string> => {
  const [first] = themes
  const values = (name: string) => new Set(themes.map((one) => resolved(one.get(name) ?? '', one)))
  return new Set([...(first?.keys() ?? [])].filter((name) => values(name).size > 1))
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const cssOf = (properties: Properties, vip: VipTheme): string => {
  const lines = [...properties].map(([name, value]) => `  ${name}: ${value};`)
  return `/* ${palettes[vip].name}, theme ${vip}. Generated by npm run tokens. */\n:root {\n${lines.join('\n')}\n}\n`
}

/** All files by name: the tokens of each theme and those that all share, the same as CSS, and a table with a column a theme. */
export const tokenFiles = (): Readonly<Record<string, string>> => {
  const themes = vipThemes.map((vip) => ({ vip, key: palettes[vip].key, properties: propertiesOf(vip) }))
  const own = varying(themes.map(({ properties }) => properties))
  const [first] = themes
  if (!first) throw new Error('there is no theme')
  const files = themes.flatMap(({ vip, key, properties }): [string, string][] => {
    const tree: Group = {}
    for (const name of own) put(tree, pathOf(name), tokenOf(name, properties.get(name) ?? '', properties))
    return [
      [`${key}.tokens.json`, json({ $description: `${palettes[vip].name}: ${palettes[vip].mood}`, ...tree })],
      [`${key}.css`, cssOf(properties, vip)],
    ]
  })
  const rows = [...own].map((name) => [
    pathOf(name).join('.'),
    typedValue(name, resolved(first.properties.get(name) ?? '', first.properties)).$type,
    ...themes.map(({ properties }) => resolved(properties.get(name) ?? '', properties)),
  ])
  const table = [['token', 'type', ...themes.map(({ vip }) => palettes[vip].name)], ...rows]
  return Object.fromEntries([
    ['shared.tokens.json', json(shared(first.properties, own))],
    ...files,
    ['modes.tsv', table.map((row) => `${row.join('\t')}\n`).join('')],
  ])
}
