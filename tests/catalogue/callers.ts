import { contract } from '../../src/contract'
import { importedNames } from '../structure/support/imports'
import { readSources } from '../structure/support/source'
import { shipped } from './shipped'

/** The shipped files that import each call, by the call's name. */
export const callersOf = (): ReadonlyMap<string, readonly string[]> => {
  const reached = shipped()
  const imports = readSources('src')
    .filter(({ path }) => reached.has(path) && !path.startsWith('src/contract/'))
    .flatMap((source) => importedNames(source).map((one) => ({ ...one, path: source.path })))
    .filter(({ file }) => file.startsWith('src/contract/'))
  return new Map(
    contract.map(({ key, call }) => [
      call.name,
      [...new Set(imports.flatMap(({ name, path }) => (name === key ? [path] : [])))].sort(),
    ]),
  )
}

/** Calls that no shipped code makes. */
export const uncalled = (): string[] => {
  const callers = callersOf()
  return contract.flatMap(({ call }) => (callers.get(call.name)?.length ? [] : [call.name]))
}
