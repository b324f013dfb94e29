import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawIcon } from '../../scripts/icons/drawing.mjs'
import { forms } from '../../scripts/icons/main.mjs'
import { facets } from '../../src/ui/art/brand/marks'

const svg = readFileSync('public/icons/icon.svg', 'utf8')
const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
  readFileSync('public/manifest.webmanifest', 'utf8'),
)

describe('app icons', () => {
  it('carry the mark that the app draws', () => {
    expect([...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual([...facets])
  })

  it.each(['icon-192.png', 'apple-touch-icon.png'])('%s is what the script draws from icon.svg', (name) => {
    const form = forms[name]
    if (!form) throw new Error(`${name} has no form`)
    expect(drawIcon(svg, form).equals(readFileSync(`public/icons/${name}`))).toBe(true)
  })

  it('[PWA-01] exist in the sizes that the manifest promises', () => {
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
    const sizes = pictures.map(({ src }) => {
      const file = readFileSync(`public${src}`)
      return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
    })
    expect(sizes).toEqual(pictures.map((picture) => picture.sizes))
    expect(sizes).toHaveLength(3)
  })
})
