import type { BrowserCommandContext } from 'vitest/node'
import { listBaselines, removeBaseline } from './baselines'
import { sessionOf } from './cdp'

/** Baselines without a story; an update removes them. */
export const unusedBaselines = ({ project }: BrowserCommandContext, used: readonly string[]): string[] => {
  const unused = listBaselines().filter((name) => !used.includes(name))
  if (project.vitest.config.snapshotOptions.updateSnapshot !== 'all') return unused
  unused.forEach(removeBaseline)
  return []
}

/** The page counts as focused, as the only one of a person does: two at once would take the focus from each other. */
export const holdFocus = async ({ page }: BrowserCommandContext): Promise<void> => {
  const session = await sessionOf(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
}
