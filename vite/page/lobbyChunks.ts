import { resolve } from 'node:path'
import { firstModules, foldModules, restModules, routesModule, startModule } from './lobbyModules'

type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[] } | null
interface Graph {
  getModuleInfo(id: string): ModuleInfo
}

/** A group takes what its modules import with it, so the first to be filled come first. */
const names = ['first', 'shared', 'fold', 'routes', 'rest'] as const
type Name = (typeof names)[number]

const root = `${resolve('.')}/`
const iconList = `${root}src/ui/art/icons/icons.ts`
/** What the lobby loads later runs with the fold loaded. */
const lobby = `${root}src/features/home/`

/**
 * Chunks of the way to the lobby, few and large, since they compress a sixth better and come in one wave: `first` is what
 * the entry and the first screen import, `fold` what the lobby's content adds, without what other screens `share`, and
 * `routes` and `rest` what follows once the page is idle.
 */
export function lobbyChunks(): { name: (id: string, graph: Graph) => Name | null; priority: number }[] {
  let chunks: Record<Name, ReadonlySet<string>> | undefined
  return names.map((name, index) => ({
    name: (id, graph) => {
      chunks ??= assign(graph)
      return chunks[name].has(id) ? name : null
    },
    priority: names.length - index,
  }))
}

function assign(graph: Graph): Record<Name, ReadonlySet<string>> {
  const first = closure([startModule, ...firstModules], graph)
  const fold = closure(foldModules, graph)
  const rest = closure(restModules, graph)
  const isUsedBeside = (group: ReadonlySet<string>) => (id: string) =>
    graph
      .getModuleInfo(id)
      ?.importers.some((importer) => !group.has(importer) && !first.has(importer) && !importer.startsWith(lobby))
  const shared = new Set([...[...fold].filter(isUsedBeside(fold)), ...[...rest].filter(isUsedBeside(rest))])
  return { first, shared, fold, routes: closure([routesModule], graph), rest }
}

/** Some of our modules and all of ours that they import statically. */
function closure(paths: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const follow = (id: string) => {
    // Icons stay with the chunk that renders them: their list imports every one.
    if (found.has(id) || id.includes('node_modules') || id.includes('virtual:icon') || id === iconList) return
    found.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next)
  }
  for (const path of paths) follow(root + path)
  return found
}
