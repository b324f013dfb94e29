import styled from '@emotion/styled'
import type { DrawResult } from '../../../contract/jackpot'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { Rays } from '../../../ui/art/scene/Rays'
import { Confetti } from '../../../ui/feedback/Confetti'
import { Dialog } from '../../../ui/overlays/Dialog'
import { prizeSymbol } from '../prizeSymbol'
import { usePrize } from '../usePrize'
import { PrizeAnnouncement } from './PrizeAnnouncement'

/** The prize of an ordinary draw. */
export function ResultDialog({ drawn }: { drawn: DrawResult }) {
  const { spin } = useFeature(JackpotStore)
  const { t } = useTranslation()
  const { describe } = usePrize()
  const close = () => spin.dismiss()
  return (
    <Dialog
      open
      onClose={close}
      title={t('jackpot.result.title')}
      closeLabel={t('jackpot.close')}
      actions={
        <Button wide onClick={close}>
          {t('jackpot.result.ok')}
        </Button>
      }
    >
      <Prize data-testid="jackpot-result">
        <Rays />
        <Art name={prizeSymbol(drawn.propId, drawn.count)} size={112} eager />
        <strong>{describe(drawn)}</strong>
        <p>{t('jackpot.result.added')}</p>
      </Prize>
      <PrizeAnnouncement text={t('jackpot.result.won', { prize: describe(drawn) })} />
      <Confetti wave="burst" />
    </Dialog>
  )
}

const Prize = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[8]} ${theme.space[4]};
  text-align: center;
  & > img,
  & > strong,
  & > p {
    position: relative;
  }
  & > strong {
    ${theme.type.titleLg};
  }
  & > p {
    ${theme.type.bodyMd};
    color: ${theme.color.text.secondary};
  }
`
