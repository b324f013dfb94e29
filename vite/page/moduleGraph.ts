import { resolve } from 'node:path'

interface Module {
  readonly code: string | null
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly dynamicImporters: readonly string[]
}

export interface Graph {
  getModuleInfo(id: string): Module | null
}

export const root = `${resolve('.')}/`
export const icon = '\0virtual:icon/'
/** Imports every icon, whoever renders one. */
const iconList = `${root}src/ui/art/icons/icons.ts`

/** Whether a file of the bundle is made from a module. */
export function isEntry(id: string, graph: Graph): boolean {
  const { isEntry, dynamicImporters } = graph.getModuleInfo(id) ?? {}
  return Boolean(isEntry) || Boolean(dynamicImporters?.length)
}

/** By module, from which of these it is loaded. */
export function usersOf(
  from: readonly string[],
  closureOf: (id: string) => Iterable<string>,
): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const one of from) for (const id of closureOf(one)) users.set(id, (users.get(id) ?? new Set<string>()).add(one))
  return users
}

/** A module with all it imports, and what it loads of that. */
export function closure(start: string, graph: Graph, loads: (module: Module) => readonly string[]): Set<string> {
  const found = new Set<string>()
  const follow = (id: string) => {
    const module = graph.getModuleInfo(id)
    if (!module || found.has(id)) return
    found.add(id)
    for (const next of [...importsOf(id, graph), ...loads(module)]) follow(next)
  }
  follow(start)
  return found
}

/** What a module imports; of the list of icons, those it names. */
export function importsOf(id: string, graph: Graph): string[] {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  if (!importedIds.includes(iconList)) return [...importedIds]
  const list = graph.getModuleInfo(iconList)?.code ?? ''
  const named = [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/icons["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
  const icons = [...list.matchAll(/icon as (\w+)\s*\}\s*from\s*["']virtual:icon\/([\w-]+)/g)]
  return [
    ...importedIds.filter((one) => one !== iconList),
    ...icons.flatMap(([, name, file]) => (name && named.includes(name) ? [icon + file] : [])),
  ]
}
