/** Later than any first frame, ms: for browsers that do not report it. */
const LATEST = 1000

/** Runs the work once the static frame is painted, which until then has network and processor to itself. */
export function whenPainted(hasFrame: boolean, work: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    work()
  }
  // A hidden page is not painted.
  if (!hasFrame || document.hidden) once()
  else {
    // The frame is reported before it is on the screen.
    const painted = () => requestAnimationFrame(() => setTimeout(once))
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
    setTimeout(once, LATEST)
  }
}
