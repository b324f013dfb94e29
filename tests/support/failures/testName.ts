interface Named {
  readonly name: string
  readonly suite?: Named | undefined
}

/** File, suites and name of a test, as the reporter has them too. */
export const testName = (task: Named & { readonly file: { readonly name: string } }): string => {
  const names: string[] = []
  for (let one: Named | undefined = task; one; one = one.suite) names.unshift(one.name)
  return [task.file.name, ...names].join(' > ')
}
