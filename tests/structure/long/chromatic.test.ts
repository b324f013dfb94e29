import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  component,
  gallery,
  keyScreen,
  type Mode,
  noPicture,
  onePage,
  screen,
  wideComponent,
} from '../../../.storybook/modes'
import { toolbarGlobalTypes } from '../../../.storybook/toolbar/globals'
import { viewports } from '../../../.storybook/viewports'
import { listBaselines } from '../../support/visual/baselines'

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

/** Output without a token; the command reads its configuration first. */
const runWithoutToken = () =>
  new Promise<string>((resolve) => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
    const args = ['node_modules/chromatic/dist/bin.cjs', '--no-interactive']
    execFile(process.execPath, args, { env: { ...env, CI: '1' } }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })

const kinds = { component, wideComponent, gallery, onePage, screen, keyScreen }
const modes = Object.entries<Mode>({ ...component.modes, ...wideComponent.modes, ...gallery.modes, ...keyScreen.modes })

describe('[VIS-01] Chromatic', () => {
  it('needs only a project token', async () => {
    const answer = await runWithoutToken()
    expect(answer).toContain('Missing project token')
    expect(answer).not.toContain('invalid')
  })

  it('builds the Storybook by an npm script', () => {
    const scripts = readJson('package.json')['scripts'] as Record<string, string>
    expect(scripts['chromatic']).toBe('chromatic')
    expect(scripts[String(readJson('chromatic.config.json')['buildScriptName'])]).toMatch(/^storybook build/)
  })

  it('uses exactly the modes of our baselines', () => {
    const baselineModes = listBaselines().map((name) => name.slice(name.lastIndexOf('/') + 1))
    const named = modes.map(([name]) => name.toLowerCase().replaceAll(' ', '-'))
    expect([...new Set(baselineModes)].sort()).toEqual([...named].sort())
  })

  it.each(modes)('mode %s uses values of the toolbar', (_name, { viewport, ...globals }) => {
    const sizes: { width: number; height: number }[] = Object.values(viewports)
    expect(sizes.some(({ width, height }) => width === viewport.width && (viewport.height ?? height) === height)).toBe(
      true,
    )
    const offered: Record<string, { toolbar: { items: readonly { value: unknown }[] } }> = toolbarGlobalTypes
    for (const [global, value] of Object.entries(globals)) {
      expect(offered[global]?.toolbar.items.map((item) => item.value)).toContain(value)
    }
  })

  it('has one definition per mode, and no baselines by default', () => {
    for (const kind of Object.values(kinds)) {
      expect(kind.disableSnapshot).toBe(false)
      expect(modes).toEqual(expect.arrayContaining(Object.entries(kind.modes)))
    }
    expect(noPicture.disableSnapshot).toBe(true)
  })
})
