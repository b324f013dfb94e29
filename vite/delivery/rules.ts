/** Response headers of a build by path; later rules replace headers of earlier ones. */
export interface HeaderRule {
  /** A path; a trailing `*` matches anything below. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Folders of files only: a missing path there is a 404, never the app's page. */
export const FILE_FOLDERS = ['app', 'assets', 'games', 'icons', 'screenshots', '__mock'] as const

/** The names of all headers, in the order of their rules. */
export const namesOf = (rules: readonly HeaderRule[]): string[] => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
]
