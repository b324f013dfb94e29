import { nothing, type Stop } from '../clock'

/**
 * Runs a duty in one tab at a time: it starts when this tab becomes the leader, and stops when another one takes the
 * lead or the returned function is called. `first` takes the lead from the present leader, who waits in turn. Without Web
 * Locks every tab leads.
 */
export const runInOneTab = (locks: LockManager | undefined, name: string, duty: () => Stop, first = false): Stop => {
  let stop: Stop = nothing
  let release: Stop = nothing
  let over = false
  const lead = () =>
    new Promise<void>((resolve) => {
      if (over) return resolve()
      release = resolve
      stop = duty()
    })
  const waitFor = (steal: boolean): void => {
    void locks?.request(name, { steal }, lead).catch((error: unknown) => {
      stop()
      const taken = error instanceof DOMException && error.name === 'AbortError'
      if (taken && !over) waitFor(false)
    })
  }
  if (locks) waitFor(first)
  else void lead()
  return () => {
    over = true
    stop()
    release()
  }
}
