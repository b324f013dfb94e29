/** Response headers of a build by path; later rules replace headers of earlier ones. */
export interface HeaderRule {
  /** A path; a trailing `*` matches anything below. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The names of all headers, in the order of their rules. */
export const namesOf = (rules: readonly HeaderRule[]): string[] => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
]
