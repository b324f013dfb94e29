import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Dialog } from '../../ui/overlays/Dialog'
import { Beams } from './Beams'

/** The lucky jackpot over the present page (spec §2); it stays open while it spins. The cabinet in it is a chunk of its own. */
export const JackpotModal = observer(function JackpotModal({ children }: { children: ReactNode }) {
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
      <Beams />
      <Room>{children}</Room>
    </Dialog>
  )
})

const Room = styled.div`
  position: relative;
  padding: max(76px, calc(env(safe-area-inset-top) + 62px)) ${theme.space[3]}
    max(${theme.space[6]}, env(safe-area-inset-bottom));
  ${theme.media.tablet} {
    padding-block: ${theme.space[6]};
    /* The whole cabinet on a screen that is wide but not high: what does not shrink with it is about 434 px. */
    & > div:first-of-type {
      max-inline-size: clamp(340px, calc(100dvb - 434px), 420px);
    }
  }
`
