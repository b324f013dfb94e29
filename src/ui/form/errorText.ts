import type { MessageKeys } from '../../i18n'

/** An error as the schema and the form library carry it: keys in a string, put into words only where they are shown. */
export const errorText = (error: MessageKeys): string => JSON.stringify(error)

/** The error in what `errorText` has made. */
export const errorIn = (text: string | undefined): MessageKeys | null =>
  // The rules and `report` write errors with `errorText` only.
  text === undefined ? null : (JSON.parse(text) as MessageKeys)
