const made = /* @__PURE__ */ new Map<string, unknown>()

/**
 * The formatter of Intl with these options, made once: creating one costs a hundred times as much as using it, and the
 * first of all costs a slow phone 50 ms.
 */
export function formatter<O extends object, F>(
  kind: new (locale: string, options: O) => F,
  locale: string,
  options: NoInfer<O>,
): F {
  const key = JSON.stringify([kind.name, locale, Object.entries(options).sort()])
  // Each key has its kind.
  const known = made.get(key) as F | undefined
  if (known) return known
  const fresh = new kind(locale, options)
  made.set(key, fresh)
  return fresh
}
