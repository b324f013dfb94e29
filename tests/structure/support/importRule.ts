import { type Reference, referencesOf, targetOf } from './imports'
import { buildTimePackages, importsByPage, type Layer, layers, packageHomes, sharedFiles } from './layers'
import type { Source, Violation } from './source'

export interface Packages {
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
}

/** Every import of a file that the rule of docs/architecture.md does not allow. */
export function brokenImports(source: Source, packages: Packages): Violation[] {
  const layer = layerOf(source.path)
  if (!layer) return [{ at: source.path, message: 'belongs to no layer of the table' }]
  return referencesOf(source).flatMap((reference) => {
    const message = checkReference(source.path, layer, reference, packages)
    return message ? [{ at: reference.at, message }] : []
  })
}

/** `path` may lack its extension. */
export function layerOf(path: string): Layer | undefined {
  return layers.find(({ at }) =>
    at.some((prefix) => (prefix.endsWith('/') ? `${path}/`.startsWith(prefix) : isFile(path, prefix))),
  )
}

const isFile = (path: string, file: string): boolean => path === file || path === file.replace(/\.tsx?$/, '')

function checkReference(from: string, layer: Layer, reference: Reference, packages: Packages): string | undefined {
  const { specifier } = reference
  if (specifier === undefined && importsByPage.includes(from)) return undefined
  if (specifier === undefined) return `${layer.name} has an import that is not a literal`
  const target = targetOf(from, reference)
  if (target === undefined) return checkPackage(from, layer, reference, packages)
  if (!reference.file && !reference.pattern && /\.tsx?$/.test(specifier))
    return `write '${specifier}' without its extension`
  const toFolder = target.startsWith('src/') || target.startsWith('mocks/')
  const goal = layerOf(target)
  if (!goal) return insideTree(from) ? `'${specifier}' is outside of every layer` : undefined
  if (reference.pattern && toFolder && isTooWide(target, layer))
    return `the pattern '${specifier}' spans layers that may not be imported`
  if (goal === layer) return sameLayer(from, target, layer)
  const names = [goal.name, sharedFiles[target]].filter((name) => name !== undefined)
  if (names.some((name) => layer.may.includes(name))) return undefined
  if (names.some((name) => layer.may.includes(`${name}:type`))) {
    return reference.typeOnly ? undefined : `${layer.name} may import only types of ${goal.name} ('${specifier}')`
  }
  return `${layer.name} may not import ${goal.name} ('${specifier}')`
}

function sameLayer(from: string, target: string, layer: Layer): string | undefined {
  if (layer.name !== 'features') return undefined
  const [mine, theirs] = [from, target].map((path) => path.split('/')[2])
  return mine === theirs ? undefined : `the feature ${mine} may not import the feature ${theirs}`
}

function checkPackage(
  from: string,
  layer: Layer,
  { specifier = '', typeOnly }: Reference,
  packages: Packages,
): string | undefined {
  const name = packageOf(specifier)
  const home = packageHomes[name]
  if (home && !from.startsWith(home)) return `only ${home} may use the package ${name}`
  if (layer.packages) return layer.packages.includes(name) ? undefined : `${layer.name} may not use the package ${name}`
  if (!from.startsWith('src/') || name.startsWith('virtual:')) return undefined
  const known = packages.dependencies.includes(name) || buildTimePackages.includes(name)
  return known || (typeOnly && packages.devDependencies.includes(name))
    ? undefined
    : `src may not use the package ${name}`
}

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const isTooWide = (target: string, { may }: Layer): boolean => {
  const spanned = layers.filter(({ at }) => at.some((prefix) => prefix.startsWith(target)))
  return spanned.length > 1 && spanned.some(({ name }) => !may.includes(name))
}

const insideTree = (path: string): boolean => path.startsWith('src/') || path.startsWith('mocks/')
