import { autorun, reaction } from 'mobx'
import { useEffect } from 'react'
import { useFeature, useStores } from '../../../stores/core/react'
import type { SpinPhase } from '../../../stores/jackpot/JackpotPhase'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { createSound, type SoundName } from '../../../ui/feedback/sound'

const sound = createSound()

const FEELS: Partial<Record<SpinPhase['name'], { name: SoundName; buzz: readonly number[] }>> = {
  asking: { name: 'tap', buzz: [12] },
  wheel: { name: 'coin', buzz: [20] },
  result: { name: 'win', buzz: [30, 40, 30] },
  amount: { name: 'jackpot', buzz: [60, 50, 60, 50, 120] },
  failed: { name: 'error', buzz: [40] },
}

/** Sound and vibration of the draw; one mute switch for both. */
export function useSpinFeedback(): void {
  const jackpot = useFeature(JackpotStore)
  const { prefs } = useStores()
  useEffect(() => {
    const { spin } = jackpot
    const stops = [
      autorun(() => {
        sound.enabled = prefs.sound
      }),
      reaction(
        () => spin.highlighted,
        () => sound.play('tick'),
      ),
      reaction(
        () => spin.phase.name,
        (phase) => {
          const feel = FEELS[phase]
          if (!feel) return
          sound.play(feel.name)
          jackpot.buzz(...feel.buzz)
        },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [jackpot, prefs])
}
