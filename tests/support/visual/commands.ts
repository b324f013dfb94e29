import type { BrowserCommandContext } from 'vitest/node'
import { listBaselines, removeBaseline } from './baselines'

/** Baselines without a story; an update removes them. */
export const unusedBaselines = ({ project }: BrowserCommandContext, used: readonly string[]): string[] => {
  const unused = listBaselines().filter((name) => !used.includes(name))
  if (project.vitest.config.snapshotOptions.updateSnapshot !== 'all') return unused
  unused.forEach(removeBaseline)
  return []
}
