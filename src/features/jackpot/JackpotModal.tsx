import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { Dialog } from '../../ui/overlays/Dialog'
import { CabinetBackdrop } from './CabinetBackdrop'
import { JackpotCabinetView } from './cabinet/JackpotCabinetView'

/** The lucky jackpot as a modal (spec §2); cannot be closed while spinning. */
export const JackpotModal = observer(function JackpotModal() {
  const { modals } = useStores()
  const { t } = useTranslation()
  return (
    <Dialog
      open
      bare
      title={t('jackpot.title')}
      closeLabel={t('jackpot.close')}
      locked={modals.lockOf('jackpot') !== undefined}
      lockedReason={t('jackpot.locked')}
      onClose={() => modals.close('jackpot')}
    >
      <CabinetBackdrop />
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
  ${theme.media.tablet} {
    padding-block: ${theme.space[6]};
  }
`
