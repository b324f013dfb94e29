import { commands } from 'vitest/browser'
import type { TextRun } from './textRuns'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is wrong with the picture, or nothing; only the last try is put into the report. */
    checkPicture: (name: string, last: boolean) => Promise<string | null>
    checkBaselines: (wanted: readonly string[]) => Promise<string[]>
    /** Remembers the window with its letters; the next call compares them with what is behind. */
    seeLetters: () => Promise<void>
    checkContrast: (runs: readonly TextRun[]) => Promise<string[]>
  }
}

export { commands }
