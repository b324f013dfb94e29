/** Height of the line of money left in games, kept before its code and amount are there. */
export const LINE = '60px'
