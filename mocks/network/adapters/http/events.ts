import type { ServerResponse } from 'node:http'
import type { Controls } from '../../controls/controls'

/** A comment this often keeps the connection from looking idle to what is between, ms. */
const KEEP_ALIVE = 15_000

/** Sends what happens to a world as server-sent events, `change` and `call`, until the client goes. */
export const sendEvents = (response: ServerResponse, { onChange, onCall }: Controls): Promise<void> =>
  new Promise((resolve) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would collect them.
      'x-accel-buffering': 'no',
    })
    response.write('retry: 1000\n\n')
    const say = (event: string, data: unknown) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const alive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE)
    const stops = [
      onChange((change) => say('change', change)),
      onCall((phase, call) => say('call', { phase, call })),
      () => clearInterval(alive),
    ]
    response.on('close', () => {
      for (const stop of stops) stop()
      resolve()
    })
  })
