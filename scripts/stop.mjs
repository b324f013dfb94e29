/**
 * Exits with a message instead of a stack trace.
 * @param {unknown} error
 */
export function stop(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
