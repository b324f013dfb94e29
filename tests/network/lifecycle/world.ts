import { pathOf } from '../backendSupport'

export type Reply = Record<string, unknown> & { errcode: number }

/** A movement as `/__mock/ledger` shows it. */
export interface Movement {
  id: string
  at: number
  playerId: string
  asset: string
  kind: string
  amount: number
  balanceAfter: number
  ref: string
}

/** A player who acts over HTTP only. */
export interface HttpPlayer {
  readonly id: string
  /** Makes a call that must succeed. */
  call<T = Reply>(name: string, body?: object): Promise<T>
  /** Makes a call that must be refused; resolves with its code. */
  refused(name: string, body?: object): Promise<number>
  /** Plays rounds, `<gameId>:<stake>[*times][=<win>]`; all of them must be allowed. */
  bet(text: string): Promise<{ rounds: number; bet: number; win: number; coin: number }>
  grant(text: string): Promise<void>
  ledger(): Promise<Movement[]>
  coin(): Promise<number>
}

/** A world of a mock server, reached over HTTP only. */
export interface HttpWorld {
  control<T = Reply>(method: string, path: string, body?: object, token?: string): Promise<T>
  /** Moves the clock by a span, or to an instant. */
  wait(span: string): Promise<number>
  until(instant: string): Promise<number>
  register(account: string, pid?: string): Promise<HttpPlayer>
}

/** Starts a fresh world without a signed-in persona. */
export const openWorld = async (url: string, name: string, clock: string): Promise<HttpWorld> => {
  const send = async <T>(method: string, path: string, body?: object, token = ''): Promise<T> => {
    const headers = { 'x-mock-world': name, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    // The caller says what the reply of its call is; a test about a wrong one fails on it.
    const reply = (await response.json()) as T
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`)
    return reply
  }
  const control: HttpWorld['control'] = (method, path, body, token) => send(method, `/__mock${path}`, body, token)
  const must = <T>(what: string, reply: Reply): T => {
    if (reply.errcode !== 0 || 'stopped' in reply) throw new Error(`${what} was answered ${JSON.stringify(reply)}`)
    return reply as T
  }
  const player = (token: string, id: string): HttpPlayer => {
    const post = (name: string, body: object = {}) => send<Reply>('POST', pathOf(name), body, token)
    const call: HttpPlayer['call'] = async (name, body) =>
      must(`${name} ${JSON.stringify(body)}`, await post(name, body))
    const change = <T>(what: string, text: string) =>
      control('POST', `/${what}`, { [what]: text }, token).then((reply) => must<T>(`${what} ${text}`, reply))
    return {
      id,
      call,
      refused: async (name, body) => (await post(name, body)).errcode,
      bet: (text) => change('bet', text),
      grant: (text) => change('grant', text),
      ledger: () => control('GET', `/ledger?playerId=${id}`),
      coin: async () => (await call<{ coin: number }>('refreshData')).coin,
    }
  }
  await control('POST', '/reset', { persona: 'visitor', clock })
  return {
    control,
    wait: async (span) => (await control<{ now: number }>('POST', '/clock', { advance: span })).now,
    until: async (instant) => (await control<{ now: number }>('POST', '/clock', { set: instant })).now,
    register: async (account, pid) => {
      const reply = await send<Reply>('POST', pathOf('accountRegist'), { account, password: 'demo1234', pid })
      const { token, user } = must<{ token: string; user: { id: string } }>('accountRegist', reply)
      return player(token, user.id)
    },
  }
}
