import { resolve } from 'node:path'
import { firstScreen } from './firstScreen'

type ModuleInfo = { importedIds: readonly string[] } | null
interface Graph {
  getModuleInfo(id: string): ModuleInfo
  getModuleIds?(): Iterable<string>
}

const root = `${resolve('.')}/`
const start = /^src\/app\/start\.tsx$/

/**
 * Names the one chunk of everything of ours that the first screen needs by static imports: together it compresses a sixth
 * better than in twenty pieces.
 */
export function firstChunk(): (id: string, graph: Graph) => string | null {
  const first = new Set<string>()
  const follow = (id: string, graph: Graph) => {
    if (first.has(id) || id.includes('node_modules')) return
    first.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next, graph)
  }
  return (id, graph) => {
    // An icon goes where it is drawn: the list that names them all would bring every one.
    if (id.includes('virtual:icon')) return null
    if (first.size === 0) for (const path of roots()) follow(root + path, graph)
    return first.has(id) ? 'first' : null
  }
}

/** The files that the first load begins with. */
function roots(): string[] {
  const files = ['src/app/start.tsx', 'src/features/home/HomeScreen.tsx', 'src/i18n/locales/en-US/common.json']
  if (!files.every((file) => start.test(file) || firstScreen.some((one) => one.test(file))))
    throw new Error('the first screen has moved: firstScreen.ts and firstChunk.ts must name the same')
  return files
}
