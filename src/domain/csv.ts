/** What a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/
/** A plain number, which may begin with a minus. */
const number = /^-?\d+(?:\.\d+)?$/

const cell = (value: string): string => {
  const safe = formula.test(value) && !number.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a CSV file (RFC 4180); begins with a byte order mark, without which Excel misreads other alphabets. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
