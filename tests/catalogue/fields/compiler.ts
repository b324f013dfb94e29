import { resolve } from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker, type Project } from 'typescript/unstable/sync'

/** The source below some folders as the compiler understands it. */
export interface Compiled {
  checker: Checker
  project: Project
  /** Files by their path in the repository. */
  files: ReadonlyMap<string, SourceFile>
}

/** Lets the compiler look at the project for as long as `look` takes. */
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

/** Every node below one, parents first. */
export const everyNode = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  node.forEachChild((child) => everyNode(child, visit))
}
