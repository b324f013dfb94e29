import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { palettes } from '../../src/theme/palettes/palettes'
import { vipThemes } from '../../src/theme/vip'
import { typedValue } from '../../stories/foundations/tokens/cssValue'
import { pathOf, TOKEN_FOLDER, tokenFiles } from '../../stories/foundations/tokens/designTokens'
import { propertiesOf, resolved } from '../../stories/foundations/tokens/properties'

interface Token {
  readonly $type: string
  readonly $value: unknown
  readonly $extensions?: { readonly 'app.kismara': { readonly property?: string } }
}

const files = tokenFiles()

const isToken = (node: object): node is Token => '$value' in node

/** The tokens of a file by their path. */
const tokensIn = (tree: object, path = ''): [string, Token][] =>
  Object.entries(tree).flatMap(([name, node]: [string, unknown]) => {
    if (typeof node !== 'object' || node === null) return []
    const here = path === '' ? name : `${path}.${name}`
    return isToken(node) ? [[here, node]] : tokensIn(node, here)
  })

const read = (file: string) => tokensIn(JSON.parse(files[`${file}.tokens.json`] ?? ''))
const shared = read('shared')

describe('[VIP-01] the design tokens', () => {
  it.each(Object.keys(files))('docs/tokens/%s is up to date; run npm run tokens', (file) => {
    expect(readFileSync(join(TOKEN_FOLDER, file), 'utf8')).toBe(files[file])
  })

  it('consist of these files only', () => {
    expect(readdirSync(TOKEN_FOLDER).sort()).toEqual(Object.keys(files).sort())
  })

  it.each(vipThemes)('have one token for each custom property of theme %i, and no other', (vip) => {
    const all = [...shared, ...read(palettes[vip].key)]
    const named = all.flatMap(([, token]) => token.$extensions?.['app.kismara'].property ?? [])
    expect(named.sort()).toEqual([...propertiesOf(vip).keys()].sort())
    expect(new Set(all.map(([path]) => path)).size).toBe(all.length)
  })

  it.each(vipThemes)('name in theme %i the colors of its palette', (vip) => {
    const own = new Map([...shared, ...read(palettes[vip].key)])
    const { accent, tag } = palettes[vip].color
    expect(own.get('color.accent.from')?.$value).toMatchObject({ colorSpace: 'srgb', hex: accent.from })
    expect(own.get('color.tag.hot')?.$value).toMatchObject({ hex: tag.hot })
    expect(own.get('radius.md')).toMatchObject({
      $type: 'dimension',
      $value: { value: palettes[vip].radius.md, unit: 'px' },
    })
  })

  it.each(vipThemes)('refer in theme %i only to tokens that there are', (vip) => {
    const all = [...shared, ...read(palettes[vip].key)]
    const there = new Set(all.map(([path]) => path))
    const named = [...JSON.stringify(all).matchAll(/"\{([\w.]+)\}"/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !there.has(path))).toEqual([])
    expect(named).toContain('font.display')
  })

  it('read edges as shadows, sheens as gradients with the stops of their lowest layer, and mixed colors with their opacity', () => {
    expect(typedValue('--recipe-edge', 'inset 0 1px 0 rgb(255 255 255 / 100%), 0 8px 22px -8px #102030')).toEqual({
      $type: 'shadow',
      $value: [
        {
          color: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' },
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 1, unit: 'px' },
          blur: { value: 0, unit: 'px' },
          spread: { value: 0, unit: 'px' },
          inset: true,
        },
        expect.objectContaining({ blur: { value: 22, unit: 'px' }, spread: { value: -8, unit: 'px' } }),
      ],
    })
    const { $type, $value } = typedValue(
      '--recipe-cta',
      'linear-gradient(#fff, transparent), linear-gradient(1deg, #000, #fff, #000 60%, #fff)',
    )
    expect($type).toBe('gradient')
    expect(($value as { position: number }[]).map(({ position }) => position)).toEqual([0, 0.3, 0.6, 1])
    expect(typedValue('--recipe-quiet', 'color-mix(in oklab, #ffffff 50%, transparent)')).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'oklab', alpha: 0.5 },
    })
  })

  it('name what cannot be written', () => {
    expect(() => pathOf('--color-unknown')).toThrow('--color-unknown is in the stylesheet, but no token of the theme')
    expect(() => resolved('var(--nothing)', new Map())).toThrow('--nothing is used but not declared')
    expect(() => typedValue('--recipe-odd', 'url(a.png)')).toThrow('--recipe-odd is of no type of design tokens')
  })
})
