import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import type { ExchangeInfo } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { lock } from '../../../ui/art/icons/icons'
import { Badge } from '../../../ui/data/Badge'
import { Progress } from '../../../ui/feedback/Progress'
import { BigAmount } from '../../../ui/money/BigAmount'
import { HeroCard } from '../../../ui/money/HeroCard'

/** What is free to withdraw and, while turnover is open, how far it is played. */
export const FreeCard = observer(function FreeCard({ info }: { info: ExchangeInfo }) {
  const { showType } = useStores()
  const { t, i18n } = useTranslation()
  const { coin, withdrawable, turnoverLeft, turnoverNeeded } = info
  const text = (amount: number) => formatCents(cents(amount), i18n.language)
  const played = turnoverNeeded - turnoverLeft
  const progress = t('withdraw.played', { played: text(played), needed: text(turnoverNeeded) })
  return (
    <HeroCard
      vip={showType}
      label={t('withdraw.free')}
      aside={
        turnoverLeft > 0 && (
          <Badge tone="warning">
            <Icon of={lock} size={14} />
            {t('withdraw.toPlay', { amount: text(turnoverLeft) })}
          </Badge>
        )
      }
    >
      <BigAmount cents={withdrawable} locale={i18n.language} plain coin />
      {turnoverLeft > 0 && (
        <>
          <Progress value={played} max={turnoverNeeded} label={t('withdraw.turnover')} valueText={progress} size="sm" />
          <Line>
            <span>{progress}</span>
            <span>{t('withdraw.balance', { amount: text(coin) })}</span>
          </Line>
        </>
      )}
    </HeroCard>
  )
})

const Line = styled.div`
  ${theme.type.bodySm};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.text.secondary};
`
