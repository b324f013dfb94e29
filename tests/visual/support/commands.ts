import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    machineFonts: () => Promise<string[]>
    unusedBaselines: (used: readonly string[]) => Promise<string[]>
  }
}

export { commands }
