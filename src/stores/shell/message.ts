import type { Failure } from '../../api/outcome'

export type { Failure } from '../../api/outcome'

/** Something to tell the player, in keys of the texts: the first key that exists is said. */
export interface Message {
  keys: readonly [string, ...string[]]
  values?: Record<string, string | number>
}

/** A message of one key. */
export const message = (key: string, values?: Message['values']): Message => ({
  keys: [key],
  ...(values && { values }),
})

/** What a failure says to the player: the text of its code where there is one, else the general text with the code. */
export const failureMessage = (failure: Failure): Message => {
  switch (failure.kind) {
    case 'refused':
      return { keys: [`refusal.${failure.code}`, 'error.refused'], values: { code: failure.code } }
    case 'broken':
      return message('error.broken', { code: failure.status })
    default:
      return message(`error.${failure.kind}`)
  }
}
