import { observer } from 'mobx-react-lite'
import type { BankCard } from '../../../contract/member'
import { cardName } from '../../../domain/wallet/cardName'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { card as cardIcon } from '../../../ui/art/icons/icons'
import { ChannelMark } from '../../../ui/art/marks/ChannelMark'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Sheet } from '../../../ui/overlays/Sheet'

interface CardSheetProps {
  cards: readonly BankCard[]
  chosen: string | undefined
  onClose: () => void
}

/** Chooses the card that a withdrawal goes to. */
export const CardSheet = observer(function CardSheet({ cards, chosen, onClose }: CardSheetProps) {
  const { draft } = useFeature(WithdrawalStore)
  const { t } = useTranslation()
  const choose = (bankId: string) => {
    draft.useCard(bankId)
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('withdraw.choose')} closeLabel={t('action.close')}>
      <List>
        {cards.map((card) => (
          <ListRow
            key={card.bankId}
            title={<bdi>{cardName(card)}</bdi>}
            text={card.holder}
            start={<ChannelMark id={card.bankName} size={32} />}
            chosen={card.bankId === chosen}
            onClick={() => choose(card.bankId)}
          />
        ))}
        <ListRow title={t('title.cardList')} start={<Icon of={cardIcon} size={22} />} to="/wallets/card/list" />
      </List>
    </Sheet>
  )
})
