import { autorun, reaction } from 'mobx'
import { useEffect } from 'react'
import type { SpinPhase } from '../../../stores/jackpot/JackpotPhase'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import type { SoundName } from '../../../ui/feedback/sound'
import { sound } from '../sound'

const FEELS: Partial<Record<SpinPhase['name'], { name: SoundName; buzz: readonly number[] }>> = {
  asking: { name: 'tap', buzz: [12] },
  wheel: { name: 'coin', buzz: [20] },
  result: { name: 'win', buzz: [30, 40, 30] },
  failed: { name: 'error', buzz: [40] },
}

/** Sound and vibration of the draw, up to a jackpot's own beats; one mute switch for both. */
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
