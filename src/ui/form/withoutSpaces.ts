import { withoutInvisible } from '../../domain/digits'

/** Removes spaces, and the invisible characters that pasted text may contain. */
export const withoutSpaces = (typed: string): string => withoutInvisible(typed).replace(/\s/g, '')
