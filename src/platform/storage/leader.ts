import { nothing, type Stop } from '../clock'

/**
 * Runs a duty in one tab at a time: it starts when this tab becomes the leader, and stops when the returned function is
 * called. Without Web Locks every tab leads.
 */
export const leadWhenAlone = (locks: LockManager | undefined, name: string, duty: () => Stop): Stop => {
  let stop: Stop = nothing
  let release: Stop = nothing
  let over = false
  const lead = () =>
    new Promise<void>((resolve) => {
      if (over) return resolve()
      release = resolve
      stop = duty()
    })
  if (locks) void locks.request(name, lead)
  else void lead()
  return () => {
    over = true
    stop()
    release()
  }
}
