import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { type Jackpot, wheelSpin } from '../../../domain/jackpot/wheel'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Marquee } from '../../../ui/art/jackpot/Marquee'
import { Wheel } from '../../../ui/art/jackpot/Wheel'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Beams } from '../Beams'
import { useVipTheme } from '../useVipTheme'
import { SkipButton } from './win/SkipButton'

interface WheelDialogProps {
  jackpot: Jackpot
  stopped: boolean
}

/** The wheel that reveals the jackpot; closes automatically (spec §4), or at once when skipped after the stop. */
export const WheelDialog = observer(function WheelDialog({ jackpot, stopped }: WheelDialogProps) {
  const { t } = useTranslation()
  const vip = useVipTheme()
  const { prefs } = useStores()
  const { spin } = useFeature(JackpotStore)
  const turning = useTurning()
  const { degrees, duration } = wheelSpin(jackpot)
  const labels = {
    mega: t('jackpot.mega'),
    major: t('jackpot.major'),
    minor: t('jackpot.minor'),
    mini: t('jackpot.mini'),
  }
  return (
    <Dialog
      open
      bare
      locked
      lockedReason={t('jackpot.locked')}
      title={t('jackpot.wheel.title')}
      closeLabel={t('jackpot.close')}
      onClose={() => undefined}
      corner={stopped ? <SkipButton onClick={() => spin.skipWheel()} /> : undefined}
    >
      <Beams />
      <Stage data-testid="jackpot-wheel" data-stopped={stopped}>
        <Sign>
          <Marquee vip={vip} title={t('jackpot.wheel.title')} />
        </Sign>
        <Wheel
          labels={labels}
          turn={turning || stopped ? degrees : 0}
          duration={stopped || prefs.reducedMotion ? 0 : duration}
          won={stopped ? jackpot : undefined}
        />
        <Words>
          <strong>{stopped ? t('jackpot.wheel.won', { name: labels[jackpot] }) : t('jackpot.wheel.turning')}</strong>
          {/* Its line is kept, so that the wheel does not move. */}
          <p>{stopped ? '\u00a0' : t('jackpot.wheel.text')}</p>
        </Words>
      </Stage>
    </Dialog>
  )
})

/** True from the second frame on: a transition starts only from a painted state. */
function useTurning(): boolean {
  const { clock } = useStores().platform
  const [turning, setTurning] = useState(false)
  useEffect(() => {
    let stop = clock.frame(() => {
      stop = clock.frame(() => setTurning(true))
    })
    return () => stop()
  }, [clock])
  return turning
}

const Stage = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[6]};
  min-block-size: 100dvh;
  padding: ${theme.space[12]} ${theme.space[6]};
  & > * {
    inline-size: 100%;
  }
`

const Sign = styled.div`
  max-inline-size: 228px;
  margin-block-end: ${theme.space[6]};
`

const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  text-align: center;
  & > strong {
    ${theme.type.titleMd};
  }
  & > p {
    ${theme.type.bodyMd};
    color: ${theme.color.text.secondary};
  }
`
