import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { JackpotStore } from '../../stores/JackpotStore'
import { useFeature, useStores } from '../../stores/react'
import { theme } from '../../theme/theme'
import { Dialog } from '../../ui/Dialog'
import { Beams } from './Beams'
import { JackpotCabinetView } from './JackpotCabinetView'

/** The lucky jackpot over the present page (spec §2); it stays open while it spins. */
export const JackpotModal = observer(function JackpotModal() {
  const { modals } = useStores()
  const { spin } = useFeature(JackpotStore)
  const { t } = useTranslation()
  return (
    <Dialog
      open
      bare
      title={t('jackpot.title')}
      closeLabel={t('jackpot.close')}
      locked={spin.spinning}
      lockedReason={t('jackpot.locked')}
      onClose={() => modals.close('jackpot')}
    >
      <Beams />
      <Room>
        <JackpotCabinetView />
      </Room>
    </Dialog>
  )
})

const Room = styled.div`
  position: relative;
  padding: max(76px, calc(env(safe-area-inset-top) + 62px)) ${theme.space[3]}
    max(${theme.space[6]}, env(safe-area-inset-bottom));
`
