import type { CallExpression, Node } from 'oxc-parser'
import { expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '../../src/i18n/supportedLocales'
import { referencesOf, targetOf } from '../structure/support/imports'
import { locationOf, readSources, type Source, walk } from '../structure/support/source'
import { baseKey, nounsOf, textsOf } from './texts'

/** The noun whose file has a key. */
const nounOf = new Map(
  nounsOf(DEFAULT_LOCALE).flatMap((noun) =>
    Object.keys(textsOf(DEFAULT_LOCALE, noun)).map((key) => [baseKey(key), noun]),
  ),
)
/** Loaded on every page. */
const ALWAYS = ['common', 'titles', 'messages']

// Stores keep keys; what shows them loads their texts.
const isShown = ({ path }: Source) => !path.startsWith('src/stores/')
const sources = readSources('src')
const bySpecifier = new Map(sources.flatMap((source) => namesOf(source.path).map((name) => [name, source])))

function namesOf(path: string): string[] {
  const name = path.replace(/\.tsx?$/, '')
  return [name, name.replace(/\/index$/, '')]
}

interface Module {
  /** The texts it shows. */
  readonly keys: readonly { key: string; at: string }[]
  /** What it imports, with the nouns that are loaded together with it. */
  readonly imports: readonly { file: string; nouns: readonly string[] }[]
}

const isLazy = (node: Node): node is CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && /^(lazyScreen|page)$/.test(node.callee.name)

const literals = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => (node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []))

const moduleOf = (source: Source): Module => {
  const keys: { key: string; at: string }[] = []
  const lazy = new Map<string, readonly string[]>()
  walk(source.program, (node) => {
    for (const key of isShown(source) ? literals([node]) : [])
      if (nounOf.has(key)) keys.push({ key, at: locationOf(source, node) })
    if (!isLazy(node)) return
    const nouns = literals(node.arguments)
    walk(node, (inner) => {
      if (inner.type === 'ImportExpression') for (const path of literals([inner.source])) lazy.set(path, nouns)
    })
  })
  const imports = referencesOf(source).flatMap((reference) => {
    const file = reference.typeOnly || reference.file ? undefined : targetOf(source.path, reference)
    return file === undefined ? [] : [{ file, nouns: lazy.get(reference.specifier ?? '') ?? [] }]
  })
  return { keys, imports }
}

it('[I18N-01] no text is shown before its file is loaded, whichever way leads to it', () => {
  const modules = new Map(sources.map((source) => [source.path, moduleOf(source)]))
  const seen = new Set<string>()
  const missing = new Set<string>()
  const visit = (path: string, nouns: readonly string[]) => {
    const id = [path, ...nouns].join()
    if (seen.has(id)) return
    seen.add(id)
    const module = modules.get(path)
    for (const { key, at } of module?.keys ?? [])
      if (!nouns.includes(nounOf.get(key) ?? '')) missing.add(`${at}: ${key} of ${nounOf.get(key)}`)
    for (const { file, nouns: more } of module?.imports ?? []) {
      const target = bySpecifier.get(file)
      if (target) visit(target.path, [...new Set([...nouns, ...more])].sort())
    }
  }
  visit('src/main.tsx', ALWAYS)
  expect([...missing].sort()).toEqual([])
})
