import styled from '@emotion/styled'
import type { DrawResult } from '../../../contract/jackpot'
import type { Jackpot } from '../../../domain/jackpot/wheel'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/core/react'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { foilText } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Art } from '../../../ui/art/Art'
import { Marquee } from '../../../ui/art/jackpot/Marquee'
import { Confetti } from '../../../ui/feedback/Confetti'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Beams } from '../Beams'
import { prizeSymbol } from '../prizeSymbol'
import { usePrize } from '../usePrize'
import { useVip } from '../useVip'
import { PrizeAnnouncement } from './PrizeAnnouncement'

/** The amount of a jackpot win (spec §4). */
export function AmountDialog({ drawn, jackpot }: { drawn: DrawResult; jackpot: Jackpot | null }) {
  const { spin } = useFeature(JackpotStore)
  const { t } = useTranslation()
  const { describe, kind, money } = usePrize()
  const vip = useVip()
  const amount = money(drawn.bonus)
  // Any larger and it would overflow the screen.
  const fits = Math.floor(1450 / amount.length) / 10
  const close = () => spin.dismiss()
  return (
    <Dialog open bare title={t('jackpot.amount.title')} closeLabel={t('jackpot.close')} onClose={close}>
      <Beams turning />
      <Stage data-testid="jackpot-amount">
        <Sign>
          <Marquee vip={vip} title={kind(drawn.propId)} />
        </Sign>
        <Art name={prizeSymbol(drawn.propId, 0)} size={150} eager />
        <Amount data-tier={jackpot ?? undefined} style={{ fontSize: `min(clamp(1.75rem, 11cqi, 3rem), ${fits}cqi)` }}>
          <bdi>{amount}</bdi>
        </Amount>
        <p>{t('jackpot.amount.added')}</p>
        <Button wide size="lg" onClick={close}>
          {t('jackpot.result.ok')}
        </Button>
      </Stage>
      <PrizeAnnouncement text={t('jackpot.result.won', { prize: describe(drawn) })} />
      <Confetti fire={1} />
    </Dialog>
  )
}

const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${theme.space[5]};
  min-block-size: 100dvh;
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[12]} ${theme.space[6]};
  container-type: inline-size;
  text-align: center;
  & > p {
    ${theme.type.bodyLg};
    color: ${theme.color.text.secondary};
  }
`

const Sign = styled.div`
  inline-size: 100%;
  max-inline-size: 260px;
`

const Amount = styled.strong`
  ${theme.type.displayXl};
  ${foilText};
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
`
