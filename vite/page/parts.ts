/** Modules that are loaded by the same users, pages and what opens on a tap, and what these import. */
export interface Part {
  ids: string[]
  users: ReadonlySet<string>
  /** Of source. */
  bytes: number
  imports: Set<Part>
}

/** A request costs a page as much as this much source that it does not need. */
const REQUEST = 600

/** Merges two parts at a time, those that save most, until none save anything. */
export function merged(parts: Part[], weigh: (users: Iterable<string>) => number): Part[] {
  const all = new Set(parts)
  const savings = (a: Part, b: Part) => {
    const both = [...a.users].filter((user) => b.users.has(user))
    const [onlyA, onlyB] = [weigh(a.users) - weigh(both), weigh(b.users) - weigh(both)]
    return REQUEST * weigh(both) - a.bytes * onlyB - b.bytes * onlyA
  }
  const isPart = ({ ids }: Part) => ids.length > 0
  let pairs = [...all]
    .filter(isPart)
    .flatMap((a, at, list) => list.slice(at + 1).map((b) => ({ a, b, saved: savings(a, b) })))
  pairs = pairs.filter(({ saved }) => saved > 0)
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.saved > most.saved ? pair : most))
    const { a, b } = best
    pairs = pairs.filter((pair) => pair !== best)
    if (reachesAround(a, b) || reachesAround(b, a)) continue
    const both: Part = {
      ids: [...a.ids, ...b.ids],
      users: new Set([...a.users, ...b.users]),
      bytes: a.bytes + b.bytes,
      imports: new Set([...a.imports, ...b.imports].filter((one) => one !== a && one !== b)),
    }
    all.delete(a)
    all.delete(b)
    for (const other of all)
      if (other.imports.delete(a) || other.imports.delete(b)) {
        other.imports.delete(b)
        other.imports.add(both)
      }
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((one) => one === a || one === b))
    pairs.push(
      ...[...all]
        .filter(isPart)
        .map((other) => ({ a: both, b: other, saved: savings(both, other) }))
        .filter(({ saved }) => saved > 0),
    )
    all.add(both)
  }
  return [...all]
}

/** Whether a part imports another one through a third: as one file they would import each other. */
function reachesAround(from: Part, to: Part): boolean {
  const seen = new Set<Part>()
  const follow = (part: Part): boolean => {
    if (part === to) return true
    if (seen.has(part)) return false
    seen.add(part)
    return [...part.imports].some(follow)
  }
  return [...from.imports].some((part) => part !== to && follow(part))
}
