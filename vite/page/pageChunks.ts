import { isContent } from '../bundle/content'
import { ofLobby } from './lobbyChunks'
import { pagesModule } from './lobbyModules'
import { closure, type Graph, icon, importsOf, isEntry, root, usersOf } from './moduleGraph'
import { merged, type Part } from './parts'

/** Marks what a page loads to show its content, from what it consists of. */
const CONTENT = 'content of '
/** What opens on a tap is loaded by few of those who load the page. */
const TAP = 0.25

const starts = ['src/main.tsx', 'mocks/main.tsx'].map((path) => root + path)
const isOurs = (id: string) => (id.startsWith(`${root}src/`) && !id.includes('/locales/')) || id.startsWith(icon)

/**
 * Chunks of what several pages share. The bundler makes one for each set of users: hundreds of files, most of them
 * smaller than the request for them. Here those with almost the same users are one.
 */
export function pageChunks(): {
  name: (id: string, graph: Graph) => string | null
  includeDependenciesRecursively: false
} {
  let names: ReadonlyMap<string, string> | undefined
  return {
    name: (id, graph) => {
      names ??= new Map(partsOf(graph).flatMap(({ ids }, index) => ids.map((one) => [one, `part${index}`] as const)))
      return names.get(id) ?? null
    },
    includeDependenciesRecursively: false,
  }
}

function partsOf(graph: Graph): Part[] {
  const lobby = ofLobby(graph)
  const drawn = new Set([...lobby].flatMap((id) => importsOf(id, graph)).filter((id) => id.startsWith(icon)))
  const isFree = (id: string) => isOurs(id) && !lobby.has(id) && !drawn.has(id)
  const owners = usersOf(entriesOf(graph), (entry) => closure(entry, graph, () => []))
  const users = usersOf(usersIn(graph), (user) =>
    user.startsWith(CONTENT) ? closure(user.slice(CONTENT.length), graph, contentOf) : closure(user, graph, () => []),
  )
  const parts = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const [id, own] of owners) {
    if (!isFree(id)) continue
    const [owner] = own
    const isShared = own.size > 1 && !isEntry(id, graph)
    const key = isShared ? [...(users.get(id) ?? [])].sort().join() : `${isEntry(id, graph) ? id : owner}`
    const part = parts.get(key) ?? { ids: [], users: users.get(id) ?? new Set(), bytes: 0, imports: new Set() }
    if (isShared) part.ids.push(id)
    part.bytes += graph.getModuleInfo(id)?.code?.length ?? 0
    parts.set(key, part)
    partOf.set(id, part)
  }
  for (const [id, part] of partOf)
    for (const next of importsOf(id, graph)) {
      const imported = partOf.get(next)
      if (imported && imported !== part) part.imports.add(imported)
    }
  const pages = new Set(graph.getModuleInfo(root + pagesModule)?.dynamicallyImportedIds)
  const weigh = (ids: Iterable<string>) =>
    [...ids].reduce((sum, id) => sum + (pages.has(id) ? 1 : id.startsWith(CONTENT) ? 0.5 : TAP), 0)
  return merged([...parts.values()], weigh).filter(({ ids }) => ids.length > 0)
}

/** Every module from which a file of the bundle is made. */
function entriesOf(graph: Graph): string[] {
  const all = starts.flatMap((start) => [
    ...closure(start, graph, ({ dynamicallyImportedIds }) => dynamicallyImportedIds),
  ])
  return [...new Set(all)].filter((id) => isEntry(id, graph))
}

/** Pages, and what is loaded by none of them of its own accord. */
function usersIn(graph: Graph): string[] {
  const pages = graph.getModuleInfo(root + pagesModule)?.dynamicallyImportedIds ?? []
  const loaded = new Set(pages.flatMap((page) => [...closure(page, graph, contentOf)]))
  return [...pages, ...pages.map((page) => CONTENT + page), ...entriesOf(graph).filter((id) => !loaded.has(id))]
}

const contentOf = ({ dynamicallyImportedIds }: { dynamicallyImportedIds: readonly string[] }) =>
  dynamicallyImportedIds.filter(isContent)
