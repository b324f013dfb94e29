import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { drawIcon } from './drawing.mjs'

const folder = 'public/icons'

/**
 * The files made from `icon.svg`.
 * @type {Readonly<Record<string, import('./drawing.mjs').Form>>}
 */
export const forms = {
  'icon-192.png': { size: 192, bleed: false, mark: 0.74 },
  'icon-512.png': { size: 512, bleed: false, mark: 0.74 },
  'maskable-512.png': { size: 512, bleed: true, mark: 0.6 },
  'apple-touch-icon.png': { size: 180, bleed: true, mark: 0.7 },
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const svg = readFileSync(`${folder}/icon.svg`, 'utf8')
  for (const [name, form] of Object.entries(forms)) writeFileSync(`${folder}/${name}`, drawIcon(svg, form))
}
