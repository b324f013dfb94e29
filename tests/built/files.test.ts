import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesOf, precacheOf, textOf } from './support'

interface Manifest {
  screenshots: { src: string; sizes: string; form_factor: string }[]
}

/** "780x1688", from the frame header of a JPEG. */
function sizeOfJpeg(file: Buffer): string {
  // Segments: a marker of two bytes, then the length of what follows; a frame is C0 or C2.
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1]
    if (marker === 0xc0 || marker === 0xc2) return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`
  }
  return 'no frame'
}

const builds = ['dist', 'dist-demo']
const readable = (file: string) => /\.(?:js|css|html|json|webmanifest|svg|txt)$/.test(file)

describe('the production build', () => {
  const foreign = /^## (?:msw|@mswjs\/\S+|@faker-js\/\S+|tough-cookie|idb|fflate) /gm
  // As a word: a hash of a file contains its three letters by chance.
  const msw = /\bmsw\b/
  const marks = [msw, /faker|mock\.persona|mock\.seed|__mock|demo1234|mockServiceWorker|window\.mock/]

  it('[PROD-01] contains no package of the simulated world', () => {
    const packages = (dir: string) => textOf(dir, 'licenses.txt').match(foreign) ?? []
    expect(packages('dist')).toEqual([])
    expect(packages('dist-demo').length).toBeGreaterThan(3)
  })

  it('[PROD-01] contains no text of it', () => {
    const found = (dir: string) =>
      filesOf(dir)
        .filter(readable)
        .flatMap((file) => {
          const text = textOf(dir, file)
          return marks.flatMap((mark) => text.match(mark)?.[0] ?? []).map((mark) => `${file}: ${mark}`)
        })
    expect(found('dist')).toEqual([])
    expect(found('dist-demo')).not.toEqual([])
  })

  it('does not contain the demo games', () => {
    expect(filesOf('dist').filter((file) => file.startsWith('games/'))).toEqual([])
  })
})

describe.each(builds)('%s', (dir) => {
  it('contains every file referenced by pages, styles, scripts and manifest', () => {
    const files = new Set(filesOf(dir))
    const named = [...files].filter(readable).flatMap((file) => {
      const text = textOf(dir, file)
      const inCode = [...text.matchAll(/["'`(]\/?(assets\/[\w./-]+\.\w+)["'`)]/g)]
      const inPage = [...text.matchAll(/(?:href|src)="\/([\w./-]+\.\w+)"/g)]
      return [...inCode, ...inPage].map((match) => match[1] ?? '')
    })
    const icons: { src: string }[] = JSON.parse(textOf(dir, 'manifest.webmanifest')).icons
    const wanted = [...named, ...icons.map(({ src }) => src.slice(1)), ...precacheOf(dir)]
    expect(wanted.length).toBeGreaterThan(10)
    expect([...new Set(wanted)].filter((file) => !files.has(file))).toEqual([])
  })

  it('has the notices of art, icons, fonts and packages, and precaches them', () => {
    const notices = textOf(dir, 'licenses.txt')
    const named = ['Fluent Emoji', 'Phosphor Icons', 'onest', 'unbounded', 'cairo', 'react-dom', 'mobx', 'valibot']
    expect(named.filter((name) => !notices.includes(name))).toEqual([])
    expect(notices).toContain('SIL OPEN FONT LICENSE')
    expect(notices).toContain('Permission is hereby granted, free of charge')
    expect(precacheOf(dir)).toContain('licenses.txt')
  })

  it('[PWA-01] shows screenshots of their declared sizes before an installation', () => {
    const manifest: Manifest = JSON.parse(textOf(dir, 'manifest.webmanifest'))
    expect(new Set(manifest.screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']))
    for (const { src, sizes } of manifest.screenshots)
      expect([src, sizeOfJpeg(readFileSync(`${dir}${src}`))]).toEqual([src, sizes])
  })

  it('has maskable icons', () => {
    const icons: { src: string; purpose?: string }[] = JSON.parse(textOf(dir, 'manifest.webmanifest')).icons
    const maskable = icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src.slice(1))
    expect(maskable.length).toBeGreaterThan(0)
    expect(maskable.filter((icon) => !filesOf(dir).includes(icon))).toEqual([])
  })

  it('ships no source maps', () => {
    expect(filesOf(dir).filter((file) => file.endsWith('.map'))).toEqual([])
  })

  it('[PWA-01] has the same version and build in the page and in the version file', () => {
    const { version, build } = JSON.parse(textOf(dir, 'version.json'))
    expect(version).toBe('1.1.1')
    expect(textOf(dir, 'index.html')).toContain(`<html data-build="${build}"`)
  })

  it('[PWA-01] precaches page, code and fonts, but not the version file', () => {
    const kept = precacheOf(dir)
    const code = filesOf(dir).filter((file) => /^assets\/[^/]+\.(?:js|css|woff2)$/.test(file))
    expect(kept).toEqual(expect.arrayContaining(['index.html', 'manifest.webmanifest', ...code]))
    expect(kept.filter((file) => /version\.json|^sw\.js$/.test(file))).toEqual([])
  })
})

it('[DEMO-01] the demo precaches everything, the product leaves art to the HTTP cache', () => {
  const left = (dir: string) => filesOf(dir).filter((file) => !precacheOf(dir).includes(file))
  // Only a page that offers the installation shows the screenshots.
  const needed = left('dist-demo').filter((file) => !file.startsWith('screenshots/'))
  expect(needed.sort()).toEqual(['robots.txt', 'sw.js', 'version.json'])
  expect(precacheOf('dist').filter((file) => file.startsWith('assets/art/'))).toEqual([])
})
