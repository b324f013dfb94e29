import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    holdFocus: () => Promise<void>
    machineFonts: () => Promise<string[]>
    unusedBaselines: (used: readonly string[]) => Promise<string[]>
  }
}

export { commands }
