import { createServer } from 'node:net'

/** A free port; another process may take it before it is used. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
