import type { MessageKeys } from '../../i18n'

/** Serializes an error's text keys, since schemas and the form library carry strings; translated where it is rendered. */
export const errorText = (error: MessageKeys): string => JSON.stringify(error)

/** Reads what `errorText` wrote. */
export const errorIn = (text: string | undefined): MessageKeys | null =>
  // The rules and `report` write errors with `errorText` only.
  text === undefined ? null : (JSON.parse(text) as MessageKeys)
