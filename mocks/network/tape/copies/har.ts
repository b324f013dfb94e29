import { pathOfCall } from '../../adapters/route'
import { CALL_ROOT } from '../../adapters/wire'
import type { LoggedCall } from '../../state/callLog'

const MIME = 'application/json'

const entryOf =
  (origin: string) =>
  ({ endpoint, at, ms, status, request, reply, fault }: LoggedCall) => {
    const sent = JSON.stringify(request ?? {})
    const received = reply === null ? '' : typeof reply === 'string' ? reply : JSON.stringify(reply)
    const header = [{ name: 'content-type', value: MIME }]
    return {
      startedDateTime: new Date(at).toISOString(),
      time: ms ?? -1,
      request: {
        method: 'POST',
        url: origin + (pathOfCall(endpoint) ?? CALL_ROOT + endpoint),
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: header,
        queryString: [],
        postData: { mimeType: MIME, text: sent },
        headersSize: -1,
        bodySize: sent.length,
      },
      response: {
        status,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: header,
        content: { size: received.length, mimeType: MIME, text: received },
        redirectURL: '',
        headersSize: -1,
        bodySize: received.length,
      },
      cache: {},
      timings: { send: 0, wait: ms ?? -1, receive: 0 },
      ...(fault !== undefined && { comment: `fault ${fault}` }),
    }
  }

/** The calls as an HTTP archive (HAR 1.2), without tokens. */
export const asHar = (calls: readonly LoggedCall[], origin: string): string =>
  JSON.stringify(
    {
      log: {
        version: '1.2',
        creator: { name: 'Kismara simulated world', version: '1' },
        entries: calls.map(entryOf(origin)),
      },
    },
    null,
    2,
  )
