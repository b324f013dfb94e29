/** What answers a path: the app's page, a file (404 where it is gone), or nothing that is served. */
type Answer = 'page' | 'file' | 'nothing'

/** One row for each kind of path. Worker, preview server and nginx answer alike. */
export const PLACES: readonly (readonly [kind: string, path: string, answer: Answer])[] = [
  ['the lobby', '/', 'page'],
  ['a route', '/wallets/record', 'page'],
  ['a route with a query', '/wallets/record?view=everything', 'page'],
  ['a query with a slash and a dot', '/game/search?q=a/b.c', 'page'],
  ['a route that is not there', '/no/such/page', 'page'],
  ['a page of the demo', '/demo/pay', 'page'],
  ['a name that only begins like a folder of files', '/applause', 'page'],
  ['the game of a number', '/game/start/7', 'page'],
  ['a call', '/app/v1/online', 'nothing'],
  ['a demo game', '/games/crash/', 'file'],
  ['a demo game with its session', '/games/crash/?session=1', 'file'],
  ['a demo game without its slash', '/games/crash', 'file'],
  ['a script that is gone', '/assets/gone.js', 'file'],
  ['a script that is gone, with a query', '/assets/gone.js?v=2', 'file'],
  ['a folder of files', '/assets', 'file'],
  ['a picture without an ending', '/icons/gone', 'file'],
  ['a screenshot that is gone', '/screenshots/gone', 'file'],
  ['a file that is gone', '/gone.txt', 'file'],
  ['a file with dashes in its ending', '/gone.tar-old', 'file'],
  ['a dot in a folder', '/v1.1/page', 'page'],
  ['a control of the mock server', '/__mock/calls', 'nothing'],
  ['another address of tools', '/__inspect', 'nothing'],
  ['a hidden file', '/.env', 'nothing'],
  ['a hidden folder', '/.well-known/assetlinks', 'nothing'],
  ['what is not served', '/_headers.json', 'nothing'],
]
