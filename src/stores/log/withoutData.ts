/** Longest text of an event: a batch must fit into a beacon. */
const LENGTH = 200

/** The file names of a build have digits in them, and an error is worth little without its file. */
const BUILT_FILE_OR_NUMBER = /(\/assets\/[\w-]+\.\w+)|\d[\d.,\s-]{2,}/g

/** The text of an error without what may be a player's: quoted values, addresses, and longer numbers. */
export const withoutData = (text: string): string =>
  text
    .replace(/(["'`“]).*?(["'`”])/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(BUILT_FILE_OR_NUMBER, (_, file?: string) => file ?? '…')
    .slice(0, LENGTH)
