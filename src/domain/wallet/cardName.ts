/** Only the last four digits are ever shown. */
export const maskedNumber = (accountMasked: string): string => `•••• ${accountMasked.slice(-4)}`

/** `Northbank •••• 3058` */
export const cardName = ({ bankName, accountMasked }: { bankName: string; accountMasked: string }): string =>
  `${bankName} ${maskedNumber(accountMasked)}`
