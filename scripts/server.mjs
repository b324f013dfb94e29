import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { Files } from './files.mjs'

/** @typedef {{ path: string, headers: Record<string, string> }} HeaderRule */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const headersFile = '_headers.json'

/** Folders that hold files only: what is missing there is missing, never a page. */
const filesOnly = /^\/(?:app|assets|games|icons|__mock)(?:\/|$)/

/**
 * Serves a built folder as a real host would: its own headers, compression, validators, the product's page for every
 * address of the product, and a true 404 for a missing file.
 * @param {{ dir: string, port: number, host?: string }} options port 0 = any free one
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export function startServer({ dir, port, host = 'localhost' }) {
  const site = new Site(resolve(dir))
  const server = createServer((request, response) => {
    site.answer(request, response).catch((error) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      const close = () =>
        new Promise((/** @type {(value: void) => void} */ closed) => {
          server.close(() => closed())
          server.closeAllConnections()
        })
      done({ url: `http://localhost:${bound}`, port: bound, close })
    })
  })
}

class Site {
  #files
  /** @type {HeaderRule[]} */
  #rules
  #isApp

  /** @param {string} dir */
  constructor(dir) {
    const rules = join(dir, headersFile)
    this.#files = new Files(dir)
    this.#isApp = existsSync(rules)
    this.#rules = this.#isApp ? JSON.parse(readFileSync(rules, 'utf8')) : []
  }

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return this.#refuse(response, 405, 'Method not allowed', { allow: 'GET, HEAD' })
    }
    const path = decoded(request.url ?? '/')
    if (path === undefined) return this.#refuse(response, 400, 'Bad request')
    if (!path.endsWith('/') && path !== '' && (await this.#files.isFolder(path))) {
      return this.#refuse(response, 308, 'Moved', { location: `${encodeURI(path)}/` })
    }
    const found =
      (await this.#files.find(path.endsWith('/') ? `${path}index.html` : path)) ??
      (this.#isApp && isPage(path, request) ? await this.#files.find('/index.html') : undefined)
    return found ? this.#send(request, response, found) : this.#refuse(response, 404, 'Not found')
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {import('./files.mjs').Found} found
   */
  async #send(request, response, found) {
    const encoding = found.compressible ? encodingFor(request) : undefined
    const etag = `"${found.etag}${encoding ? `-${encoding}` : ''}"`
    const headers = { ...this.#headersOf(found.path), etag, ...(found.compressible ? { vary: 'accept-encoding' } : {}) }
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers)
      response.end()
      return
    }
    const body = encoding ? await this.#files.encoded(found, encoding) : found.body
    response.writeHead(200, {
      ...headers,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-type': found.type,
      'content-length': body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /**
   * @param {Response} response
   * @param {number} status
   * @param {string} text
   * @param {Record<string, string>} [more]
   */
  #refuse(response, status, text, more = {}) {
    response.writeHead(status, { ...this.#headersOf(''), 'content-type': 'text/plain; charset=utf-8', ...more })
    response.end(`${text}\n`)
  }

  /** @param {string} path */
  #headersOf(path) {
    const fitting = this.#rules.filter((rule) =>
      rule.path.endsWith('*') ? `/${path}`.replace(/^\/+/, '/').startsWith(rule.path.slice(0, -1)) : rule.path === path,
    )
    return Object.assign({}, ...fitting.map((rule) => rule.headers))
  }
}

/**
 * The path of an address, with single slashes; undefined when it cannot be read.
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
 * An address of the product: asked for as a page, and without the look of a file.
 * @param {string} path
 * @param {Request} request
 */
function isPage(path, { headers }) {
  const wanted = headers['sec-fetch-dest']
  const asPage = wanted === undefined || ['document', 'iframe', 'frame', 'empty'].includes(String(wanted))
  const accepted = /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
  return asPage && accepted && !filesOnly.test(path) && !/\.\w+$/.test(path)
}

/** @param {Request} request */
function encodingFor({ headers }) {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(accepted) ? 'gzip' : undefined
}
