import { describe, expect, it, vi } from 'vitest'
import { createSound } from '../../src/ui/feedback/sound'

function synthesiser(state: AudioContextState = 'running') {
  const resume = vi.fn(() => Promise.resolve())
  const play = vi.fn()
  // Only these two members are used.
  const audioContext = { state, resume } as unknown as AudioContext
  return { resume, play, load: vi.fn(() => Promise.resolve({ ZZFX: { volume: 1, audioContext, play } })) }
}

describe('sound', () => {
  it('is off and loads nothing until the player wants it', () => {
    const { load } = synthesiser()
    createSound(load).play('win')
    expect(load).not.toHaveBeenCalled()
  })

  it('plays what it is asked for', async () => {
    const { load, play, resume } = synthesiser()
    const sound = createSound(load)
    sound.enabled = true
    sound.play('tap')
    sound.play('jackpot')
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2))
    expect(play.mock.calls[0]).not.toEqual(play.mock.calls[1])
    expect(resume).not.toHaveBeenCalled()
  })

  it.each(['suspended', 'interrupted'] as const)('wakes a context that is %s', async (state) => {
    const { load, play, resume } = synthesiser(state)
    const sound = createSound(load)
    sound.enabled = true
    sound.play('coin')
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce())
    expect(resume).toHaveBeenCalledBefore(play)
  })

  it('is silent when it was switched off while loading', async () => {
    const { load, play } = synthesiser()
    const sound = createSound(load)
    sound.enabled = true
    sound.play('win')
    sound.enabled = false
    await Promise.all(load.mock.results.map(({ value }) => value))
    await Promise.resolve()
    expect(play).not.toHaveBeenCalled()
  })

  it('does not fail when the synthesizer cannot be loaded', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')))
    const sound = createSound(load)
    sound.enabled = true
    expect(() => sound.play('win')).not.toThrow()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  })
})
