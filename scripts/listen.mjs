import { createServer } from 'node:net'

/** @typedef {import('node:net').Server} Server */
/** @typedef {import('node:net').Socket} Socket */

/**
 * A server that listens; `close` takes no more connections, and is done once those that are open have ended.
 * @typedef {{ port: number, close: (done: () => void) => void }} Listening
 */

/** Codes of a machine without IPv6. */
const NO_IPV6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * The code of a system's error.
 * @param {unknown} error
 */
export const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * @param {Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
const listenAt = (server, port, host) =>
  new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })

/**
 * Listens at a port, 0 for any free one. `localhost` is both addresses of the loopback, and `0.0.0.0` those of IPv6, too,
 * since a client takes whichever its system names first.
 * @param {Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<Listening>}
 */
export const listen = async (server, port, host) => {
  /** @param {() => void} done */
  const close = (done) => void server.close(() => done())
  if (host === '0.0.0.0') {
    const all = await listenAt(server, port, '::').catch((error) => {
      if (NO_IPV6.includes(codeOf(error))) return listenAt(server, port, host)
      throw error
    })
    return { port: all, close }
  }
  if (host !== 'localhost') return { port: await listenAt(server, port, host), close }
  const other = createServer((socket) => server.emit('connection', socket))
  const bound = await listenAt(server, port, '127.0.0.1')
  try {
    await listenAt(other, bound, '::1')
    return { port: bound, close: (done) => void server.close(() => other.close(() => done())) }
  } catch (error) {
    if (NO_IPV6.includes(codeOf(error))) return { port: bound, close }
    await new Promise((/** @type {(value: void) => void} */ closed) => close(closed))
    // Someone else has the free port on the other address.
    if (port === 0) return listen(server, 0, host)
    throw error
  }
}

const TOO_LONG =
  'This address, or a header, is longer than the 16 KB that servers read. A state may be in the fragment.\n'
const UNREADABLE = 'This is no HTTP request.\n'

/** How long the rest of a request may take that is not read, ms. */
const PATIENCE = 10_000

/**
 * Answers a request that is too long to be read, in words. Node would close at once, which resets the connection of a
 * client that is still sending, before it has read the answer.
 * @param {Server} server
 */
export const refuseUnreadable = (server) => {
  /** @type {WeakSet<Socket>} */
  const refused = new WeakSet()
  // Vite has one of its own.
  server.removeAllListeners('clientError')
  server.on('clientError', (/** @type {Error} */ error, /** @type {Socket} */ socket) => {
    // What follows is unreadable, too.
    if (refused.has(socket)) return
    refused.add(socket)
    if (codeOf(error) === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const isLong = codeOf(error) === 'HPE_HEADER_OVERFLOW'
    const [status, text] = isLong ? ['431 Request Header Fields Too Large', TOO_LONG] : ['400 Bad Request', UNREADABLE]
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${text.length}\r\n\r\n${text}`,
    )
  })
}
