/** The token is unknown or has ended (spec §8); HTTP's own number, so that the table of refusals need not load. */
const UNAUTHORIZED = 401

/** The result code from `code` or `errcode`; null when it is missing, not an integer, or the two fields disagree. */
export const verdict = (body: unknown): number | null => {
  if (typeof body !== 'object' || body === null) return null
  const codes = (['code', 'errcode'] as const).flatMap((field) =>
    Object.hasOwn(body, field) ? [body[field as never] as unknown] : [],
  )
  const [first, second = first] = codes
  return typeof first === 'number' && Number.isSafeInteger(first) && first === second ? first : null
}

export const isUnauthorized = (code: number): boolean => code === UNAUTHORIZED
