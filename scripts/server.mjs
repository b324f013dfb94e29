import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { hostFolders } from './fileFolders.mjs'
import { listen, refuseUnreadable } from './listen.mjs'

/** @typedef {{ path: string, headers: Record<string, string> }} HeaderRule */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const filesOnly = new RegExp(`^/(?:${hostFolders.join('|')})(?:/|$)`)

/**
 * Serves a built folder like a real host: its own headers, compression, validators, the app's page for every route, and
 * a 404 for missing files.
 * @param {{ dir: string, port: number, host?: string, compressed?: boolean }} options port 0 = any free one
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function startServer({ dir, port, host = 'localhost', compressed = true }) {
  const server = createServer(siteOf(resolve(dir), compressed))
  refuseUnreadable(server)
  const { port: bound, close } = await listen(server, port, host)
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    close: () =>
      new Promise((done) => {
        close(done)
        server.closeAllConnections()
      }),
  }
}

/**
 * Decides which file answers a request and with which headers; sirv sends it.
 * @param {string} dir
 * @param {boolean} compressed
 * @returns {(request: Request, response: Response) => void}
 */
function siteOf(dir, compressed) {
  const rulesFile = join(`${dir}-delivery`, 'headers.json')
  const compress = compression({ threshold: 512 })
  // The disk is read on each request, since the folder may be rebuilt while it is served.
  /** @returns {HeaderRule[]} */
  const readRules = () => (existsSync(rulesFile) ? JSON.parse(readFileSync(rulesFile, 'utf8')) : [])
  const send = sirv(dir, { dev: true, etag: true, extensions: [] })

  /** @param {string} path */
  const isFile = (path) => {
    try {
      return statSync(join(dir, path)).isFile()
    } catch {
      return false
    }
  }
  /** @param {string} path */
  const headersOf = (path) =>
    Object.assign({}, ...readRules().flatMap((rule) => (fits(rule, path) ? [rule.headers] : [])))
  /**
   * @param {Response} response
   * @param {number} status
   * @param {string} text
   * @param {Record<string, string>} [more]
   */
  const refuse = (response, status, text, more = {}) => {
    response.writeHead(status, { ...headersOf('/'), 'content-type': 'text/plain; charset=utf-8', ...more })
    response.end(`${text}\n`)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
    }
    const path = decoded(request.url ?? '/')
    if (path === undefined) return refuse(response, 400, 'Bad request')
    if (path.split('/').some(isHidden)) return refuse(response, 404, 'Not found')
    if (!path.endsWith('/') && isFile(`${path}/index.html`)) {
      return refuse(response, 308, 'Moved', { location: `${encodeURI(path)}/` })
    }
    const named = path.endsWith('/') ? `${path}index.html` : path
    const file = isFile(named) ? named : existsSync(rulesFile) && isPage(path, request) ? '/index.html' : undefined
    if (file === undefined) return refuse(response, 404, 'Not found')
    for (const [name, value] of Object.entries(headersOf(file))) response.setHeader(name, value)
    if (file.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8')
    request.url = encodeURI(file)
    // A file that a deploy has taken away meanwhile ends its reply, not the server.
    response.once('pipe', (content) => content.once('error', () => response.destroy()))
    if (compressed) compress(request, response, () => send(request, response))
    else send(request, response)
  }
}

/**
 * @param {HeaderRule} rule
 * @param {string} path
 */
const fits = (rule, path) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path)

/** @param {string} part */
const isHidden = (part) => part.startsWith('.') || part.startsWith('_')

/**
 * The path of an address, with single slashes; undefined when it cannot be decoded.
 * @param {string} url
 */
function decoded(url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, '')).replace(/[/\\]+/g, '/')
    return path.includes('\0') || !path.startsWith('/') ? undefined : path
  } catch {
    return undefined
  }
}

/**
 * A route of the app: requested as a page, and without a file extension.
 * @param {string} path
 * @param {Request} request
 */
function isPage(path, { headers }) {
  const wanted = headers['sec-fetch-dest']
  const asPage = wanted === undefined || ['document', 'iframe', 'frame', 'empty'].includes(String(wanted))
  const accepted = /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  return asPage && accepted && !filesOnly.test(path) && !/\.[^/]+$/.test(path)
}
