/** The part of `compression` that is used here; its own types bring all of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Options {
    /** Bytes below which a reply stays as it is. */
    readonly threshold: number
  }
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  const compression: (options: Options) => Middleware

  // biome-ignore lint/style/noDefaultExport: so does the package
  export { compression as default }
}
