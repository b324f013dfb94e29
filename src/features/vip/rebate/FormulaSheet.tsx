import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { portion } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { vipProgress } from '../../../domain/vip/vipProgress'
import { useTranslation } from '../../../i18n'
import { RATE_WHOLE, rateText } from '../../../i18n/rate'
import { useStores } from '../../../stores/react/stores'
import type { Rebate } from '../../../stores/vip/RebateStore'
import { theme } from '../../../theme/theme'
import { Sheet } from '../../../ui/overlays/Sheet'
import { FactList } from '../../../ui/rewards/FactList'
import { useGameType } from './useGameType'

interface FormulaSheetProps {
  rebate: Rebate
  onClose: () => void
}

/** Bets of the example when the player has none today: 100.00. */
const EXAMPLE = cents(10_000)

/** The formula on the player's own biggest row of today. */
export const FormulaSheet = observer(function FormulaSheet({ rebate: { list }, onClose }: FormulaSheetProps) {
  const { config, member } = useStores()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const typeOf = useGameType()
  const level = member.info?.vip ?? 0
  const { next } = vipProgress(config.config?.appVipMap ?? {}, level, 0)
  const [row] = list.toSorted((a, b) => b.bet - a.bet)
  if (!row) return null
  const { name: game } = typeOf(row.type)
  const bet = row.bet > 0 ? row.bet : EXAMPLE
  const text = formatCents(bet, language)
  const product = (rate: number) =>
    `${text} × ${rateText(rate, language)} = ${formatCents(portion(bet, rate, RATE_WHOLE), language)}`
  return (
    <Sheet open onClose={onClose} title={t('rebate.formula.title')} closeLabel={t('action.close')}>
      <Root>
        <h3>{t(row.bet > 0 ? 'rebate.formula.yours' : 'rebate.formula.example', { game })}</h3>
        <FactList
          facts={[
            [t('rebate.bet'), text],
            [t('rebate.formula.rate', { level }), rateText(row.rate, language)],
            [t('rebate.formula.product'), <bdi key="product">{product(row.rate)}</bdi>],
            ...(next && row.nextRate !== undefined
              ? [
                  [
                    t('rebate.formula.next', { level: next.level }),
                    <bdi key="next">{product(row.nextRate)}</bdi>,
                  ] as const,
                ]
              : []),
          ]}
        />
        <p>{t('rebate.note')}</p>
        <p>{t('rebate.formula.text')}</p>
      </Root>
    </Sheet>
  )
})

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  ${theme.type.bodyMd};
  h3 {
    ${theme.type.labelLg};
  }
  p {
    color: ${theme.color.text.secondary};
  }
`
