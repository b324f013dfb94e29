import { type Locale, type Text, type TextId, text, translatorFor } from '../../world/core/texts'

type Name = TextId extends infer Id ? (Id extends `payPage.${infer Rest}` ? Rest : never) : never

export type PayTexts = (name: Name, values?: NonNullable<Text['values']>) => string

/** The page's texts, from the world's tables. */
export const payTexts =
  (locale: Locale): PayTexts =>
  (name, values) =>
    translatorFor(locale)(text(`payPage.${name}`, values))
