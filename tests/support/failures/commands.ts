import type { BrowserCommandContext } from 'vitest/node'
import { keepEvidence } from './folder'

/** Keeps the picture of the browser's page and texts of the failed story. */
export const keepFailure = async (
  { page }: BrowserCommandContext,
  test: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> => {
  const picture = await page.screenshot({ animations: 'disabled' })
  keepEvidence(test, { ...texts, 'picture.png': picture })
}
