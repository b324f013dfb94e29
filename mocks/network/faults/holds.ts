/** Calls that a fault holds until they are released by hand. */
export interface Holds {
  /** Resolves when the call is released. */
  wait(endpoint: string): Promise<void>
  /** Lets the held calls of an endpoint go on, or of all (`*`). How many there were. */
  release(endpoint: string): number
  /** Endpoints of the held calls, one each. */
  list(): string[]
}

export const createHolds = (): Holds => {
  let held: { endpoint: string; go: () => void }[] = []
  return {
    wait: (endpoint) => new Promise((go) => held.push({ endpoint, go })),
    release: (endpoint) => {
      const isMeant = (one: { endpoint: string }) => endpoint === '*' || one.endpoint === endpoint
      const released = held.filter(isMeant)
      held = held.filter((one) => !isMeant(one))
      for (const { go } of released) go()
      return released.length
    },
    list: () => held.map(({ endpoint }) => endpoint),
  }
}
