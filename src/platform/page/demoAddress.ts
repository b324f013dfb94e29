/** A cell written with the older `#`, which ends a query: it and what follows are still read. */
const OLD_CELL = /([?&]mock\.draw=[^#&]*\d)#(?=\d{1,3}(?:[,&#]|%2C|$))/i

const withCells = (address: string): string =>
  OLD_CELL.test(address) ? withCells(address.replace(OLD_CELL, '$1~')) : address

/** An address of the demo with its whole query, the one reading of it: for the first frame and for the world. */
export const demoAddress = (address: string): URL => new URL(withCells(address))
