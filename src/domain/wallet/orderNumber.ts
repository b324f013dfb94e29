const LONGEST = 4

/** As few groups as possible, as equal as possible, the longer ones first. */
const groupsOf = (run: string): string[] => {
  const groups: string[] = []
  for (let rest = run; rest !== ''; ) {
    const size = Math.ceil(rest.length / Math.ceil(rest.length / LONGEST))
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups
}

/** The letter that says what is numbered stands alone. */
const inGroups = (run: string): string => {
  const [, letter = '', rest = ''] = /^([a-z](?=\d))?(.*)$/i.exec(run) ?? []
  return [letter, ...groupsOf(rest)].join('\u00a0').trim()
}

/**
 * The number of an order or an entry in groups that can be read out: `o0002k7` as `o 000 2k7`. The spaces keep it on one
 * line; without them it is the number itself.
 */
export const orderNumber = (id: string): string => id.replace(/[a-z\d]{5,}/gi, inGroups)
