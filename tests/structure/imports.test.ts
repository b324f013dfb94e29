import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brokenImports, type Packages } from './support/importRule'
import { parseSource, readSources } from './support/source'

const manifest: Record<keyof Packages, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))
const packages: Packages = {
  dependencies: Object.keys(manifest.dependencies),
  devDependencies: Object.keys(manifest.devDependencies),
}
const check = (path: string, text: string) =>
  brokenImports(parseSource(path, text), packages).map(({ message }) => message)

describe('the import rule of docs/architecture.md', () => {
  it('holds for every file of the project', () => {
    const sources = readSources(
      'src',
      'mocks',
      'stories',
      '.storybook',
      'tests',
      'vite',
      'vite.config.ts',
      'vitest.config.ts',
    )
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.flatMap((source) => brokenImports(source, packages))).toEqual([])
  })

  it.each([
    ['src/contract/jackpot.ts', "import { call } from './call'"],
    ['src/contract/jackpot.ts', "import * as v from 'valibot'"],
    ['src/domain/ring.ts', "import type { Cell } from '../contract/jackpot'"],
    ['src/features/jackpot/Grid.tsx', "import type { Cell } from '../../contract/jackpot'"],
    ['src/features/jackpot/Grid.tsx', "import { Cell } from './Cell'"],
    ['src/app/routing/routes.tsx', "const page = () => import('../features/home/HomePage')"],
    ['src/ui/art/icons/icons.ts', "import icons from '@iconify-json/ph/icons.json'"],
    ['src/i18n/load.ts', 'const load = (x: string) => import(`./locales/${x}/home.json`)'],
    ['src/i18n/load.ts', "const all = import.meta.glob('./locales/*/*.json')"],
    ['src/i18n/load.ts', "const all = import.meta.glob(['./*.json', '!./common.json'])"],
    ['mocks/world/core/ledger.ts', "import { cents } from '../../../src/domain/money'"],
    ['mocks/world/people/fakers.ts', "import { faker } from '@faker-js/faker/locale/ar'"],
    ['mocks/main.tsx', "import { start } from '../src/app/start'"],
    ['mocks/games/slot/main.ts', "import type { Bet } from '../messages'"],
    ['mocks/games/slot/main.ts', "import { gameMessage } from '../../../src/contract/frame'"],
    ['mocks/games/slot/main.ts', "import { slotLines } from '../../world/game/rules/slot'"],
    ['stories/support/all.ts', "const all = import.meta.glob('../**/*.stories.tsx')"],
    ['tests/world/core/ledger.test.ts', "import { world } from '../../mocks/world/world'"],
  ])('allows in %s: %s', (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it.each([
    ['src/contract/jackpot.ts', "import { now } from '../platform/clock'"],
    ['src/contract/jackpot.ts', "import { z } from 'zod'"],
    ['src/domain/ring.ts', "import { makeAutoObservable } from 'mobx'"],
    ['src/platform/clock.ts', "import { Api } from '../api/Api'"],
    ['src/api/Api.ts', "import type { RootStore } from '../stores/RootStore'"],
    ['src/stores/jackpot/JackpotStore.ts', "export * from '../../ui/Button'"],
    ['src/stores/jackpot/JackpotStore.ts', "export { Button } from '../../ui/actions/Button'"],
    ['src/ui/actions/Button.tsx', "import { useStores } from '../../stores/core/react'"],
    ['src/ui/actions/Button.tsx', "const text = import('../../features/home/text')"],
    ['src/features/jackpot/Grid.tsx', "import { draw } from '../../contract/jackpot'"],
    ['src/features/jackpot/Grid.tsx', "import { type Cell, draw } from '../../contract/jackpot'"],
    ['src/features/jackpot/Grid.tsx', "import type { Api } from '../../api/Api'"],
    ['src/features/jackpot/Grid.tsx', "import { Tile } from '../home/Tile'"],
    ['src/features/jackpot/Grid.tsx', "type Tile = import('../home/Tile').Tile"],
    ['src/features/jackpot/Grid.tsx', "const all = import.meta.glob('../*/Page.tsx')"],
    ['src/app/startup/start.tsx', "const mocks = import('../../mocks/main')"],
    ['src/app/startup/start.tsx', "const all = import.meta.glob(['/mocks/**/*.ts'])"],
    ['src/app/startup/start.tsx', "const file = new URL('../../mocks/world/seed.json', import.meta.url)"],
    ['src/app/startup/start.tsx', 'const load = (name: string) => import(name)'],
    ['src/app/startup/start.tsx', 'const load = (name: string) => import(`../../mocks/${name}.ts`)'],
    ['src/app/startup/start.tsx', "import { http } from 'msw'"],
    ['src/app/startup/start.tsx', "import { readFileSync } from 'node:fs'"],
    ['src/app/startup/start.tsx', "import { draw } from '../contract/jackpot.ts'"],
    ['src/app/startup/start.tsx', "import '../../stories/support/world'"],
    ['src/sw/sw.ts', "import { clock } from '../platform/clock'"],
    ['src/elsewhere/thing.ts', 'export const nowhere = 1'],
    ['mocks/world/jackpot/jackpot.ts', "import { spinSteps } from '../../../src/domain/jackpotRing'"],
    ['mocks/world/jackpot/jackpot.ts', "import { handlers } from '../../handlers/jackpot'"],
    ['mocks/world/agent/team.ts', "import { faker } from '@faker-js/faker/locale/ar'"],
    ['mocks/handlers/jackpot.ts', "import { Api } from '../../src/api/Api'"],
    ['mocks/games/slot/main.ts', "import { world } from '../../world/world'"],
    ['mocks/games/slot/main.ts', "import { settleBet } from '../../world/game/play'"],
    ['mocks/games/slot/main.ts', "import { theme } from '../../../src/theme/theme'"],
    ['mocks/panel/Panel.tsx', "import { start } from '../../src/app/startup/start'"],
  ])('rejects in %s: %s', (path, text) => {
    expect(check(path, text)).toHaveLength(1)
  })
})
