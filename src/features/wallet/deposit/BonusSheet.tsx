import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { Cents } from '../../../domain/money'
import { type Bonus, isCoupon } from '../../../domain/wallet/depositQuote'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { theme } from '../../../theme/theme'
import { Badge } from '../../../ui/data/Badge'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Money } from '../../../ui/money/Money'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useBonusName } from '../useBonusName'

interface BonusSheetProps {
  price: Cents
  best: Bonus | null
  onClose: () => void
}

/** Every kind of bonus with what it would give now; the best one is the player's, and a coupon comes on top. */
export const BonusSheet = observer(function BonusSheet({ price, best, onClose }: BonusSheetProps) {
  const { quotes } = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const nameOf = useBonusName()
  const bonuses = quotes.value?.list.find((quote) => quote.price === price)?.bonuses ?? []
  const mine = (bonus: Bonus) => bonus.kind === best?.kind || isCoupon(bonus)
  return (
    <Sheet open onClose={onClose} title={t('deposit.kinds')} closeLabel={t('action.close')}>
      <Text>{t('deposit.kinds.text')}</Text>
      <List label={t('deposit.kinds')}>
        {bonuses.map((bonus) => (
          <ListRow
            key={bonus.kind}
            title={nameOf(bonus, price)}
            text={mine(bonus) && <Badge tone="success">{t('deposit.kinds.best')}</Badge>}
            end={<Money cents={bonus.amount} locale={i18n.language} signed />}
          />
        ))}
      </List>
    </Sheet>
  )
})

const Text = styled.p`
  ${theme.type.bodyMd};
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.text.secondary};
`
