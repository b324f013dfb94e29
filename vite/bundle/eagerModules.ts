import type { Plugin, Rolldown } from 'vite'

type Program = ReturnType<Rolldown.PluginContext['parse']>

/**
 * Puts the functions that hold React's modules in parentheses again, which the minifier takes away: a browser compiles
 * such a function with its file, aside of the main thread, and any other when it is called. At the start of the page
 * that blocks a slow phone for 35 ms.
 */
export function eagerModules(): Plugin {
  return {
    name: 'kismara:eager-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const core = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'core')
      if (core?.type !== 'chunk') return
      const functions = wrapped(this.parse(core.code))
      if (functions.length === 0) this.error('no module is wrapped in a function any more')
      core.code = functions.reduceRight(
        (code, { start, end }) => `${code.slice(0, start)}(${code.slice(start, end)})${code.slice(end)}`,
        core.code,
      )
    },
  }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The functions of `const module = wrap(() => {…})`, in their order. */
function wrapped({ body }: Program): Span[] {
  return body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' && init.callee.type === 'Identifier' ? init.arguments : []))
    .filter((argument) => argument.type === 'ArrowFunctionExpression')
}
