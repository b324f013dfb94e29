import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { DrawResult } from '../../../contract/jackpot'
import type { Beat } from '../../../domain/jackpot/celebration'
import type { Jackpot } from '../../../domain/jackpot/wheel'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { JackpotWin } from '../../../stores/jackpot/JackpotWin'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Confetti, type ConfettiWave } from '../../../ui/feedback/Confetti'
import { Dialog } from '../../../ui/overlays/Dialog'
import { usePrize } from '../usePrize'
import { PrizeAnnouncement } from './PrizeAnnouncement'
import { SkipButton } from './win/SkipButton'
import { useWinFeedback } from './win/useWinFeedback'
import { WinLight } from './win/WinLight'
import { WinRest } from './win/WinRest'
import { WinStage } from './win/WinStage'

interface WinDialogProps {
  drawn: DrawResult
  jackpot: Jackpot | null
  /** Begin at the rest. */
  skipped?: boolean
  onRecord: () => void
}

const waves: Partial<Record<Beat, ConfettiWave>> = { count: 'below', climb: 'above', peak: 'sides' }

/** A jackpot win (spec §4): its beats, which can be skipped, then the amount at rest. */
export const WinDialog = observer(function WinDialog({ drawn, jackpot, skipped = false, onRecord }: WinDialogProps) {
  const { spin } = useFeature(JackpotStore)
  const { platform, prefs } = useStores()
  const { t } = useTranslation()
  const { describe } = usePrize()
  const [win] = useState(() => new JackpotWin(platform.clock, { jackpot, still: prefs.reducedMotion, skipped }))
  useEffect(() => win.play(), [win])
  useWinFeedback(win)
  const { beat } = win
  const resting = beat === 'rest'
  const skip = () => win.skip()
  return (
    <Dialog
      open
      bare
      title={t('jackpot.amount.title')}
      closeLabel={t('jackpot.close')}
      onClose={resting ? () => spin.dismiss() : skip}
      corner={resting ? undefined : <SkipButton onClick={skip} />}
    >
      <WinLight beat={beat} />
      <Papers data-beat={beat}>
        <Confetti wave={waves[beat]} />
      </Papers>
      {resting ? (
        <WinRest drawn={drawn} jackpot={jackpot} onRecord={onRecord} />
      ) : (
        <WinStage win={win} drawn={drawn} jackpot={jackpot} />
      )}
      {(beat === 'peak' || resting) && <PrizeAnnouncement text={t('jackpot.result.won', { prize: describe(drawn) })} />}
    </Dialog>
  )
})

// Below everything that is read or tapped, and gone at the rest.
const Papers = styled.div`
  transition: opacity ${theme.motion.duration.celebrate} ${theme.motion.easing.standard};
  &[data-beat='rest'] {
    opacity: 0;
  }
`
