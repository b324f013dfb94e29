/** A world's JSON without its failed attempts, the one thing that a refused call may change. */
export const exceptAttempts = (snapshot: string): string =>
  JSON.stringify(JSON.parse(snapshot), (key, value: unknown) => (key === 'attempts' ? undefined : value))
