import { REFUSAL } from '../contract/core/refusals'

/** The envelope's verdict: the code that `code` or `errcode` carries, or null when it is missing, odd or contradicts itself. */
export const verdict = (body: unknown): number | null => {
  if (typeof body !== 'object' || body === null) return null
  const codes = (['code', 'errcode'] as const).flatMap((field) =>
    Object.hasOwn(body, field) ? [body[field as never] as unknown] : [],
  )
  const [first, second = first] = codes
  return typeof first === 'number' && Number.isSafeInteger(first) && first === second ? first : null
}

/** True for the code that ends the session. */
export const isUnauthorized = (code: number): boolean => code === REFUSAL.unauthorized
