/** What to do about a reason, by kind. */
export const advice = {
  connection: 'Start the server, or correct --base-url.',
  timeout: 'Make the server answer in time, or allow more with --timeout MS.',
  page: 'A page came instead of JSON: --base-url is the origin of the API (without /app/v1); look for a proxy or an error page.',
  json: 'Answer with a JSON object.',
  envelope: 'Answer with exactly one integer code, 0 for success: `code` for preLogin, `errcode` for every other call.',
  status: 'A success has status 200.',
  token: 'The token is refused: sign in with --account and --password, or pass a fresh --token.',
  account: 'Check --account and --password.',
  register: 'Pass --account and --password of a throw-away account.',
  refused: 'Find out why the server refuses a valid call; the codes are in src/contract/core/refusals.ts.',
  contract: 'Compare the reply with docs/generated/endpoints.md, or with /__mock/openapi.json of the mock server.',
  empty: 'Fill the tables of the server: without this content the app has nothing to show.',
  paging: 'Return `pages` pages, each with its own rows and at most `pageSize` of them, and no rows after the last.',
  order: 'List the newest first, and the same rows each time they are asked for.',
  access:
    'Refuse calls of a player that carry no valid token with code 401, and ids that do not exist with any other code.',
  effect: 'A write shows in the next read, once; what is not possible is refused and changes nothing.',
  options: 'Correct the options; --help lists them.',
} as const

export type Advice = keyof typeof advice

/** Why a server is invalid. */
export interface Reason {
  what: string
  todo: Advice
}
