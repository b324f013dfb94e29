import { connect } from 'node:net'

/** The status line that answers a GET with a link of 1.5 MB, written at once; the error's code when there is none. */
export const askLongLink = (port: number): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /?mock.draw=${'2001,'.repeat(300_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    })
    socket.on('data', (part) => {
      answer += String(part)
    })
    socket.on('end', () => socket.end())
    socket.on('error', (error) => resolve(error.message))
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
  })

export const TOO_LONG = 'HTTP/1.1 431 Request Header Fields Too Large'
