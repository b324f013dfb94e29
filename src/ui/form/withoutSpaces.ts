/** Removes spaces, and the invisible direction marks that pasted text may contain. */
export const withoutSpaces = (typed: string): string => typed.replace(/[\s\u200b-\u200f\u202a-\u202e]/g, '')
