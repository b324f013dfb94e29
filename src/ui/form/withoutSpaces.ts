/** What was typed without spaces and the unseen marks of direction that a paste brings along. */
export const withoutSpaces = (typed: string): string => typed.replace(/[\s\u200b-\u200f\u202a-\u202e]/g, '')
