import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { BankCard } from '../../../contract/member'
import { typedAmount } from '../../../domain/amount'
import { formatCents } from '../../../domain/money'
import { cardName } from '../../../domain/wallet/cardName'
import { type ExchangeInfo, quickAmounts } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { card as cardIcon, lightning } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { useUnsent } from '../../../ui/form/unsent'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { MainAside } from '../../../ui/layout/MainAside'
import { AmountChips } from '../../../ui/money/AmountChips'
import { AmountHero } from '../../../ui/money/AmountHero'
import { CardSheet } from './CardSheet'
import { MethodSheet } from './MethodSheet'
import { useMethodText } from './useMethodText'
import type { EnteredWithdrawal } from './useWithdrawalDraft'
import { WithdrawalSlip } from './WithdrawalSlip'

interface WithdrawalFormProps {
  info: ExchangeInfo
  cards: readonly BankCard[]
  draft: EnteredWithdrawal
}

/** Amount, card and method, and what arrives. */
export const WithdrawalForm = observer(function WithdrawalForm({ info, cards, draft }: WithdrawalFormProps) {
  const { entry } = useFeature(WithdrawalStore).draft
  const { showType } = useStores()
  const { t, i18n } = useTranslation()
  const methodText = useMethodText()
  const [sheet, setSheet] = useState<'card' | 'method' | null>(null)
  const { text: shown, method, card, most, amount, problem } = draft
  const text = (value: typeof most) => formatCents(value, i18n.language)
  const close = () => setSheet(null)
  useUnsent(entry.isEntered)
  return (
    <MainAside>
      <div>
        <AmountHero
          vip={showType}
          label={t('withdraw.amount')}
          range={t('withdraw.range', { least: text(method.minAmount), most: text(most) })}
          value={shown}
          onChange={(value) => entry.type(value, typedAmount(value, i18n.language))}
          error={problem}
        >
          <AmountChips
            label={t('withdraw.amounts')}
            options={quickAmounts(method.minAmount, most).map((cents) => ({
              cents,
              text: cents === most ? t('withdraw.max') : text(cents),
            }))}
            value={amount}
            onSelect={(cents) => entry.select(cents)}
          />
        </AmountHero>
      </div>
      <div>
        <List label={t('withdraw.to')}>
          {card ? (
            <ListRow
              title={<bdi>{cardName(card)}</bdi>}
              text={card.holder}
              start={<Icon of={cardIcon} size={22} />}
              onClick={() => setSheet('card')}
            />
          ) : (
            <ListRow
              title={t('withdraw.addCard')}
              text={t('withdraw.addCard.text')}
              start={<Icon of={cardIcon} size={22} />}
              to="/wallets/card/edit"
            />
          )}
          <ListRow
            title={method.name}
            text={methodText(method)}
            start={<Icon of={lightning} size={22} />}
            onClick={() => setSheet('method')}
          />
        </List>
        {amount !== null && !problem && <WithdrawalSlip amount={amount} draft={draft} />}
        <FootPlace />
      </div>
      {sheet === 'card' && <CardSheet cards={cards} chosen={card?.bankId} onClose={close} />}
      {sheet === 'method' && <MethodSheet info={info} amount={amount} chosen={method.key} onClose={close} />}
    </MainAside>
  )
})
