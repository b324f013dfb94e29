import { ControlError, excerpt, suggest } from '../controls/suggestions'
import { LONGEST } from './latency'

/** What a fault does. */
export type FaultKind =
  | { kind: 'refuse'; code: number }
  | { kind: 'code401' | 'errcode401' | 'offline' | 'hang' }
  | { kind: 'http'; status: number }
  | { kind: 'json'; body: string }
  | { kind: 'timeout' | 'lost' | 'malformed' | 'empty' | 'wrongtype' }
  | { kind: 'slow'; ms: number }
  | { kind: 'hold' }

/** A form of `<what>`: one row of the grammar, which the parser, the documents, the panel and every suggestion read. */
interface FaultForm {
  /** As the documents write it. */
  readonly form: string
  readonly example: string
  /** Whether the world acts before the reply suffers. */
  readonly acts: 'yes' | 'no' | 'when released'
  /** What reaches the caller. */
  readonly arrives: string
  /**
   * Null when the text has another form.
   * @throws ControlError when it has this one, with a value that cannot be
   */
  parse(what: string): FaultKind | null
}

const word = <Kind extends FaultKind['kind']>(
  kind: Kind & ('errcode401' | 'offline' | 'hang' | 'timeout' | 'lost' | 'malformed' | 'empty' | 'wrongtype' | 'hold'),
  acts: FaultForm['acts'],
  arrives: string,
): FaultForm => ({
  form: `\`${kind}\``,
  example: kind,
  acts,
  arrives,
  parse: (what) => (what === kind ? { kind } : null),
})

export const faultForms: readonly FaultForm[] = [
  {
    form: 'a number from 1000',
    example: '1003',
    acts: 'no',
    arrives: 'that code',
    parse: (what) => {
      if (!/^\d{1,15}$/.test(what) || what === '401') return null
      if (Number(what) >= 1000) return { kind: 'refuse', code: Number(what) }
      throw new ControlError(`'${what}' is not an errcode that a fault can give; 401, or a number from 1000 up.`)
    },
  },
  {
    form: '`401`',
    example: '401',
    acts: 'no',
    arrives: '`{"code": 401}`',
    parse: (what) => (what === '401' ? { kind: 'code401' } : null),
  },
  word('errcode401', 'no', '`{"errcode": 401}`'),
  word('offline', 'no', 'a failed connection'),
  word('hang', 'no', 'nothing, ever'),
  {
    form: '`http400` … `http599`, `http200`',
    example: 'http500',
    acts: 'no',
    arrives: 'that status with a page of HTML',
    parse: (what) => {
      const status = /^http(\d{3})$/.exec(what)?.[1]
      if (status === undefined) return null
      if (status === '200' || (status >= '400' && status <= '599')) return { kind: 'http', status: Number(status) }
      throw new ControlError(`'${what}' is not an error status; http400 to http599, or http200 (a page of HTML).`)
    },
  },
  {
    form: '`=<json>`',
    example: '={"errcode":0}',
    acts: 'no',
    arrives: 'that body',
    parse: (what) => {
      if (!what.startsWith('=')) return null
      const body = what.slice(1)
      try {
        JSON.parse(body)
      } catch {
        throw new ControlError(`'${excerpt(body)}' is not JSON; such as ={"errcode":0}, in a link encoded.`)
      }
      return { kind: 'json', body }
    },
  },
  word('timeout', 'yes', 'nothing, ever'),
  word('lost', 'yes', 'a failed connection'),
  word('malformed', 'yes', 'half of the body'),
  word('empty', 'yes', 'no body'),
  word('wrongtype', 'yes', 'a body that breaks the contract'),
  {
    form: '`slow=3000`',
    example: 'slow=3000',
    acts: 'yes',
    arrives: 'the reply, after so many ms',
    parse: (what) => {
      if (!what.startsWith('slow')) return null
      const ms = /^slow=(\d{1,6})$/.exec(what)?.[1]
      if (ms !== undefined && Number(ms) <= LONGEST) return { kind: 'slow', ms: Number(ms) }
      throw new ControlError(`'${excerpt(what)}' is not a delay; slow=<ms> up to ${LONGEST}, such as slow=3000.`)
    },
  },
  word('hold', 'when released', 'the reply, once it is released'),
]

const examples = faultForms.map(({ example }) => example)

/** @throws ControlError with the nearest forms */
export const parseWhat = (what: string): FaultKind => {
  for (const { parse } of faultForms) {
    const kind = parse(what)
    if (kind) return kind
  }
  throw new ControlError(`A call cannot fail by '${excerpt(what)}'; nearest: ${suggest(what, examples).join(', ')}.`)
}
