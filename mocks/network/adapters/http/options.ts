import { parseArgs } from 'node:util'
import { ControlError, excerpt, oneOf } from '../../controls/suggestions'
import { DEFAULTS, type MockServerOptions } from './server'

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  persona: { type: 'string' },
  clock: { type: 'string' },
  latency: { type: 'string' },
  open: { type: 'boolean' },
  'games-at': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Name = keyof typeof OPTIONS
const NAMES = Object.keys(OPTIONS) as Name[]

export const HELP = `The simulated world over HTTP: calls at /app/v1/*, controls at /__mock/*.

  npm run mock:server -- [options]

  --port 4010         a port, 0 for any free one
  --host localhost    the address to listen at; 0.0.0.0 for phones on the same network
  --open              answer under any name, and let pages of any origin use /__mock; for tunnels
  --games-at ORIGIN   this server's origin as players see it: games get whole addresses, for an app of another origin
  --seed 1            \\
  --persona visitor    | what each new world begins as
  --clock live         |
  --latency none      /
  --help              this text

The header 'x-mock-world: NAME' picks an isolated world, created on first use; without it, 'default'.`

const portOf = (text: string): number => {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new ControlError(`'${excerpt(text)}' is not a port; 0 to 65535, such as --port ${DEFAULTS.port}.`)
}

/**
 * Parses a command line; null asks for help. The words of the world are parsed when it is created.
 * @throws ControlError
 */
export const readOptions = (args: string[]): MockServerOptions | null => {
  const given: Partial<Record<Name, string>> = {}
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true })
  for (const token of tokens) {
    if (token.kind !== 'option')
      throw new ControlError(`'${excerpt(token.kind === 'positional' ? token.value : '--')}' is not an option.`)
    const name = oneOf('option', token.name, NAMES)
    const takesValue = OPTIONS[name].type === 'string'
    if (takesValue && !token.value) throw new ControlError(`--${name} needs a value.`)
    if (!takesValue && token.value !== undefined) throw new ControlError(`--${name} takes no value.`)
    given[name] = token.value ?? ''
  }
  const { port, open, help, 'games-at': gamesAt, ...words } = given
  if (help !== undefined) return null
  return {
    ...words,
    ...(port !== undefined && { port: portOf(port) }),
    open: open !== undefined,
    ...(gamesAt !== undefined && { gamesAt }),
  }
}
