import { resolve } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker, type Project } from 'typescript/unstable/sync'

/** The type-checked sources of a folder. */
export interface Compiled {
  checker: Checker
  project: Project
  /** By path in the repository. */
  files: ReadonlyMap<string, SourceFile>
}

/** Type-checks the project and passes the sources below a path to `look`; they are valid only during the call. */
export const compiled = <T>(below: string, look: (compiled: Compiled) => T): T => {
  const api = new API({ cwd: resolve('.') })
  try {
    const [project] = api.updateSnapshot({ openProject: resolve('tsconfig.json') }).getProjects()
    if (!project) throw new Error('the compiler finds no project')
    const root = `${resolve('.')}/`.replaceAll('\\', '/')
    const names = project.program.getSourceFileNames().filter((name) => name.startsWith(root + below))
    const files = new Map<string, SourceFile>()
    for (const name of names) {
      const file = project.program.getSourceFile(name)
      if (file) files.set(name.slice(root.length), file)
    }
    return look({ checker: project.checker, project, files })
  } finally {
    api.close()
  }
}

/** Visits all nodes, parents first. */
export const everyNode = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  node.forEachChild((child) => everyNode(child, visit))
}
