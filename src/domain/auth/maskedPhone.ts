const SHOWN = 4

/** A phone number of which only the last four digits are shown. */
export const maskedPhone = (mobile: string): string => (mobile === '' ? '' : `•••• ${mobile.slice(-SHOWN)}`)
