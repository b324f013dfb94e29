import { parse, resolve } from 'node:path'
import {
  firstModules,
  foldModules,
  laterModules,
  partIcons,
  partModules,
  restModules,
  routesModules,
  singleIcons,
  singleModules,
  startModule,
  tileModules,
  viewModules,
} from './lobbyModules'

type ModuleInfo = { importedIds: readonly string[]; importers: readonly string[] } | null
interface Graph {
  getModuleInfo(id: string): ModuleInfo
}

/** A group takes what its modules import with it, so the first to be filled come first. */
const names = [
  'first',
  'shared',
  'drawn',
  'tiles',
  'fold',
  'routes',
  'rest',
  'part',
  'single',
  'view',
  'later',
] as const
type Name = (typeof names)[number]

const iconId = (name: string) => `\0virtual:icon/${name}`
const root = `${resolve('.')}/`
const iconList = `${root}src/ui/art/icons/icons.ts`
/** What the lobby loads later runs with the fold loaded, and the search with the tiles. */
const lobby = `${root}src/features/home/`

/**
 * Chunks of the way to the lobby, few and large, since they compress a sixth better and come in one wave: `first` is what
 * the entry and the first screen import, `fold` what the lobby's content adds, without what other screens `share` and the `tiles` of games, and
 * `routes` and `rest` what follows once the page is idle.
 */
export function lobbyChunks(): { name: (id: string, graph: Graph) => string | null; priority: number }[] {
  let chunks: Record<Name, ReadonlySet<string>> | undefined
  return names.map((name, index) => ({
    name: (id, graph) => {
      chunks ??= assign(graph)
      if (!chunks[name].has(id)) return null
      return name === 'single' ? parse(id).name : name
    },
    priority: names.length - index,
  }))
}

/** All modules of these chunks. */
export const ofLobby = (graph: Graph): ReadonlySet<string> =>
  new Set(Object.values(assign(graph)).flatMap((ids) => [...ids]))

function assign(graph: Graph): Record<Name, ReadonlySet<string>> {
  const first = closure([startModule, ...firstModules], graph)
  const fold = closure([...foldModules, ...tileModules], graph)
  const rest = closure(restModules, graph)
  // What draws tiles stays with them: the few screens that also show some load it with their rows.
  const isOfTiles = (id: string) => id.startsWith(`${root}src/ui/art/thumb/`)
  const isUsedBeside = (group: ReadonlySet<string>) => (id: string) =>
    graph
      .getModuleInfo(id)
      ?.importers.some((importer) => !group.has(importer) && !first.has(importer) && !importer.startsWith(lobby))
  const shared = new Set(
    [...[...fold].filter(isUsedBeside(fold)), ...[...rest].filter(isUsedBeside(rest))].filter((id) => !isOfTiles(id)),
  )
  // Most pages need what is shared, but few draw it.
  const isDrawn = (id: string) => shared.has(id) && id.startsWith(`${root}src/ui/art/`)
  const drawn = new Set([...shared].filter((id) => isDrawn(id) || graph.getModuleInfo(id)?.importedIds.some(isDrawn)))
  const tiles = closure(tileModules, graph)
  const later = closure(laterModules, graph)
  return {
    first,
    shared: new Set([...shared].filter((id) => !drawn.has(id))),
    drawn,
    tiles,
    fold,
    routes: closure(routesModules, graph),
    rest,
    part: new Set([...closure(partModules, graph), ...partIcons.map(iconId)]),
    view: closure(viewModules, graph),
    single: new Set([...closure(singleModules, graph), ...usedBeside(later, graph), ...singleIcons.map(iconId)]),
    later,
  }
}

/** What others import as well as a group, which would load the whole group, and what that imports. */
function usedBeside(group: ReadonlySet<string>, graph: Graph): Set<string> {
  const isShared = (id: string) => graph.getModuleInfo(id)?.importers.some((importer) => !group.has(importer))
  const shared = [...group].filter(isShared).map((id) => id.slice(root.length))
  return closure(shared, graph)
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
