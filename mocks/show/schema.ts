import * as v from 'valibot'

/** A sentence of the show in the demo's languages. */
const texts = v.strictObject({
  'en-US': v.pipe(v.string(), v.nonEmpty()),
  'pt-BR': v.pipe(v.string(), v.nonEmpty()),
  'es-419': v.pipe(v.string(), v.nonEmpty()),
  'vi-VN': v.pipe(v.string(), v.nonEmpty()),
  ar: v.pipe(v.string(), v.nonEmpty()),
})

/** A part of a pitch: what is prepared and where it opens. What happens then, happens on the product's own buttons. */
const beat = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,30}$/)),
  title: texts,
  /** What to say and to tap. */
  note: texts,
  /** Path of the product's page. */
  opens: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  /** Controls by their keys in a link, without `mock.`: persona, grant, draw, round … */
  prepared: v.record(v.string(), v.string()),
})

export const showSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  /** How long the whole pitch should take, minutes. */
  minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(120)),
  beats: v.pipe(v.array(beat), v.minLength(1), v.maxLength(40)),
})

export type Texts = v.InferOutput<typeof texts>
export type Beat = v.InferOutput<typeof beat>
export type Show = v.InferOutput<typeof showSchema>

/** The text in a language, English for any other. */
export const textIn = (all: Texts, language: string): string =>
  // Object.hasOwn is no type guard.
  Object.hasOwn(all, language) ? all[language as keyof Texts] : all['en-US']
