import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Api } from '../../src/api/Api'
import { isUnknown } from '../../src/api/outcome'
import { timeoutFor } from '../../src/api/timeouts'
import { playerCall, publicCall } from '../../src/contract/core/call'
import { cents } from '../../src/contract/core/fields'
import type { NetworkType } from '../../src/platform/device/network'
import { handClock, settle } from '../support/platform'

const read = publicCall('someRead', { effect: 'read', request: { word: v.string() }, reply: { coin: cents } })
const mine = playerCall('someMine', { effect: 'write' })

const open = (answer: (signal: AbortSignal) => Response | Promise<Response>, token: string | null = 'demo.1') => {
  const sent: Request[] = []
  const { clock, pass } = handClock()
  let network: NetworkType = null
  const api = new Api({
    baseUrl: 'http://kismara.test',
    clock,
    token: () => token,
    networkType: () => network,
    language: () => 'pt-BR',
    stamp: () => ({ appId: 'kismara-demo', channel: 'WEB', clientReferrer: '', platform: 0, appVersion: '1.1.1' }),
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return answer(init?.signal ?? new AbortController().signal)
    },
  })
  return { api, sent, pass, onNetwork: (type: NetworkType) => (network = type) }
}

const reply = (body: string, status = 200) => open(() => new Response(body, { status })).api.call(read, { word: 'a' })

describe('Api', () => {
  it('[NET-01] sends POST under /app/v1 with the token and the five common fields', async () => {
    const { api, sent } = open(() => Response.json({ errcode: 0, coin: 5 }))
    await api.call(read, { word: 'hello' })
    const [request] = sent
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('http://kismara.test/app/v1/someRead')
    expect(request?.headers.get('authorization')).toBe('Bearer demo.1')
    expect(request?.headers.get('accept-language')).toBe('pt-BR')
    expect(await request?.json()).toEqual({
      word: 'hello',
      appId: 'kismara-demo',
      channel: 'WEB',
      clientReferrer: '',
      platform: 0,
      appVersion: '1.1.1',
    })
  })

  it('never sends a player call without a token', async () => {
    const { api, sent } = open(() => Response.json({ errcode: 0 }), null)
    expect(await api.call(mine, {})).toEqual({ ok: false, failure: { kind: 'unauthorized' } })
    expect(sent).toEqual([])
  })

  it('sends a public call without a token, and then names none', async () => {
    const { api, sent } = open(() => Response.json({ errcode: 0, coin: 5 }), null)
    expect(await api.call(read, { word: 'a' })).toEqual({ ok: true, value: { coin: 5 } })
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null])
  })

  it('gives the checked reply, of either envelope, without what the contract does not name', async () => {
    expect(await reply('{"errcode":0,"coin":7,"__proto__":{"x":1},"more":1}')).toEqual({ ok: true, value: { coin: 7 } })
    expect(await reply('{"code":0,"coin":7}')).toEqual({ ok: true, value: { coin: 7 } })
  })

  it.each([
    ['{"errcode":3001}', 200, { kind: 'refused', code: 3001 }],
    ['{"code":401}', 200, { kind: 'unauthorized' }],
    ['{"errcode":401}', 200, { kind: 'unauthorized' }],
    ['', 401, { kind: 'unauthorized' }],
    ['<html></html>', 502, { kind: 'broken', status: 502, why: 'html' }],
    ['{"errcode":0,"co', 200, { kind: 'broken', status: 200, why: 'json' }],
    ['', 200, { kind: 'broken', status: 200, why: 'json' }],
    ['{"coin":7}', 200, { kind: 'broken', status: 200, why: 'envelope' }],
    ['{"errcode":"0","coin":7}', 200, { kind: 'broken', status: 200, why: 'envelope' }],
    ['{"errcode":0,"code":1,"coin":7}', 200, { kind: 'broken', status: 200, why: 'envelope' }],
    ['{"errcode":0,"coin":7}', 500, { kind: 'broken', status: 500, why: 'envelope' }],
    ['{"errcode":0,"coin":7}', 400, { kind: 'broken', status: 400, why: 'envelope' }],
    ['{"errcode":0.5,"coin":7}', 200, { kind: 'broken', status: 200, why: 'envelope' }],
    [' \n<!doctype html>', 200, { kind: 'broken', status: 200, why: 'html' }],
    ['null', 200, { kind: 'broken', status: 200, why: 'envelope' }],
    ['{"errcode":0,"coin":"7"}', 200, { kind: 'broken', status: 200, why: 'contract' }],
    ['{"errcode":0}', 200, { kind: 'broken', status: 200, why: 'contract' }],
    ['{"errcode":0,"coin":9007199254740993}', 200, { kind: 'broken', status: 200, why: 'contract' }],
    ['{"errcode":0,"coin":1e400}', 200, { kind: 'broken', status: 200, why: 'contract' }],
    ['{"errcode":0,"coin":0.5}', 200, { kind: 'broken', status: 200, why: 'contract' }],
  ] as const)('[ERR-03] names the failure of %s with status %i', async (body, status, failure) => {
    expect(await reply(body, status)).toEqual({ ok: false, failure })
  })

  it('[NET-02] waits 10 s, 20 s on slow-2g and 2g, 30 s on 3g', () => {
    expect(([null, '4g', 'slow-2g', '2g', '3g'] as const).map(timeoutFor)).toEqual([
      10_000, 10_000, 20_000, 20_000, 30_000,
    ])
  })

  it('[NET-02] gives up at the limit of the network, the body included', async () => {
    // Headers arrive at once; the body stalls until the request is aborted, as in a browser.
    const { api, pass, onNetwork } = open(
      (signal) =>
        new Response(
          new ReadableStream({
            start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
          }),
        ),
    )
    onNetwork('2g')
    let outcome: unknown = null
    void api.call(read, { word: 'a' }).then((value) => {
      outcome = value
    })
    await settle()
    pass(19_999)
    await settle()
    expect(outcome).toBe(null)
    pass(1)
    await settle()
    expect(outcome).toEqual({ ok: false, failure: { kind: 'timeout' } })
  })

  it('[ERR-01] names a timeout and tells who listens, with the token that was sent', async () => {
    const { api, pass } = open(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const ended: unknown[] = []
    api.onEnd(({ call, outcome, token }) => ended.push([call.name, outcome.ok || outcome.failure.kind, token]))
    const outcome = api.call(read, { word: 'a' })
    await settle()
    pass(10_000)
    expect(await outcome).toEqual({ ok: false, failure: { kind: 'timeout' } })
    expect(ended).toEqual([['someRead', 'timeout', 'demo.1']])
  })

  it('reports the end of a call, and only to those who still listen', async () => {
    let body = '{"errcode":0,"coin":7}'
    const { api } = open(() => new Response(body))
    const ended: unknown[] = []
    const stop = api.onEnd(({ outcome }) => ended.push(outcome.ok || outcome.failure.kind))
    await api.call(read, { word: 'a' })
    expect(ended).toEqual([true])
    body = '{"errcode":3001}'
    await api.call(read, { word: 'a' })
    stop()
    await api.call(read, { word: 'a' })
    expect(ended).toEqual([true, 'refused'])
  })

  it('[NET-02] has nothing left to give up once the reply is in', async () => {
    const signals: AbortSignal[] = []
    const { api, pass } = open((signal) => {
      signals.push(signal)
      return Response.json({ errcode: 0, coin: 5 })
    })
    await api.call(read, { word: 'a' })
    pass(30_000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })

  it('names a network failure offline; it, a timeout and a broken reply leave a write unknown', async () => {
    const { api } = open(() => Promise.reject(new TypeError('Failed to fetch')))
    const outcome = await api.call(mine, {})
    expect(outcome).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(isUnknown({ kind: 'offline' })).toBe(true)
    expect(isUnknown({ kind: 'timeout' })).toBe(true)
    expect(isUnknown({ kind: 'broken', status: 200, why: 'json' })).toBe(true)
    expect(isUnknown({ kind: 'refused', code: 1001 })).toBe(false)
  })
})
