/** The part of `compression` used here; its own types pull in Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Options {
    /** Replies below this size stay uncompressed, bytes. */
    readonly threshold: number
  }
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  const compression: (options: Options) => Middleware

  // biome-ignore lint/style/noDefaultExport: so does the package
  export { compression as default }
}
