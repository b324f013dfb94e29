import { parseArgs } from 'node:util'
import { ENDPOINTS } from '../adapters/route'
import { ControlError, oneOf } from '../controls/suggestions'
import type { CheckOptions } from './contractCheck'

export const HELP = `Checks a server against the contract: npm run contract:check -- --base-url https://host

  --base-url URL       the origin of the API, without /app/v1
  --token TOKEN        check the player's calls, too, with this token
  --account NAME       or sign in with this account
  --password PASSWORD  and its password
  --write              make the writes, too, on a new account, or on --account: take one that may be thrown away
  --only CALL,CALL     these calls only, by the last part of their path
  --timeout MS         longest wait for a reply; 10000 by default
  --json FILE          the result as JSON
  --junit FILE         the result as JUnit's XML, for build servers
  --help               this text

Without a player only public calls are made. Exit code: 0 valid, 1 invalid, 2 wrong options.`

/** The options of a run, and the file for its result. */
export interface CommandLine {
  options: CheckOptions
  json: string | undefined
  junit: string | undefined
}

const wrong = (message: string): never => {
  throw new ControlError(message)
}

const flags = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  write: { type: 'boolean' },
  only: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean' },
} as const

const baseUrlOf = (text: string | undefined): string => {
  if (text === undefined) return wrong('--base-url is missing.')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    return wrong(`--base-url is no address: '${text}'; right is http://localhost:4010.`)
  if (new URL(text).pathname.includes('/app/v1')) return wrong('--base-url is the origin only, without /app/v1.')
  return text
}

const timeoutOf = (text: string | undefined): number | undefined => {
  const ms = text === undefined ? undefined : Number(text)
  return ms === undefined || (Number.isSafeInteger(ms) && ms > 0)
    ? ms
    : wrong(`--timeout is a number of milliseconds, such as 5000, not '${text}'.`)
}

/**
 * Reads the command line; null asks for the help text.
 * @param unused credentials of an account that no server has yet
 * @throws Error with what would be right
 */
export const readCommandLine = (args: string[], unused: { name: string; password: string }): CommandLine | null => {
  const { values } = parseArgs({ args, options: flags })
  if (values.help) return null
  const { token, account: name, password, write, only, timeout, json, junit } = values
  if ((name === undefined) !== (password === undefined)) return wrong('--account and --password belong together.')
  if (token !== undefined && name !== undefined) return wrong('Either --token or --account, not both.')
  return {
    json,
    junit,
    options: {
      baseUrl: baseUrlOf(values['base-url']),
      token,
      account: name !== undefined && password !== undefined ? { name, password } : undefined,
      write: write ? unused : undefined,
      only: only?.split(',').map((one) => oneOf('call', one.trim(), ENDPOINTS)),
      timeout: timeoutOf(timeout),
    },
  }
}
