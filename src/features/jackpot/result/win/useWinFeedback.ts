import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { Beat } from '../../../../domain/jackpot/celebration'
import { JackpotStore } from '../../../../stores/jackpot/JackpotStore'
import type { JackpotWin } from '../../../../stores/jackpot/JackpotWin'
import { useFeature } from '../../../../stores/react/stores'
import { sound } from '../../sound'

/** A major scale over an octave and a half, in semitones: one tone a step of the count. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21]
const CHORD = [0, 4, 7, 12]

/** Sound and vibration of a jackpot win: rising tones, then the chord. */
export function useWinFeedback(win: JackpotWin): void {
  const jackpot = useFeature(JackpotStore)
  useEffect(() => {
    const land = (beat: Beat) => {
      if (beat !== 'peak') return
      sound.play('jackpot')
      for (const semitones of CHORD) sound.play('win', semitones)
      jackpot.buzz(60, 50, 60, 50, 120)
    }
    const stopTones = reaction(
      () => win.step,
      // Skipped: no tone jumps up.
      (step) => win.beat !== 'rest' && sound.play('tone', SCALE[step]),
    )
    const stopChord = reaction(() => win.beat, land, { fireImmediately: true })
    return () => {
      stopTones()
      stopChord()
    }
  }, [win, jackpot])
}
