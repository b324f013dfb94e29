import { describe, expect, it } from 'vitest'
import { icons } from '../../vite/assets/icons'

function load(name: string): string {
  const { load: hook } = icons()
  if (typeof hook !== 'function') throw new Error('the plugin loads by a plain function')
  // The hook does not use Rollup's context.
  const result = hook.call(undefined as never, `\0virtual:icon/${name}`)
  return typeof result === 'object' && result && 'code' in result ? String(result.code) : ''
}

describe('icons', () => {
  it('marks the soft layer of a duotone icon, and only that', () => {
    expect(load('gift-duotone').match(/"soft":true/g)).toHaveLength(1)
    expect(load('x-bold')).not.toContain('soft')
  })

  it('stops the build at a name that the set does not have', () => {
    expect(() => load('no-such-icon')).toThrow('no icon "no-such-icon"')
  })
})
