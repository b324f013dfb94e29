import { facebook, google, line } from './icons'

/** Marks of the login providers. */
export const providerMarks = { google, facebook, line }
