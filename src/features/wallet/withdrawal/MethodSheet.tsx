import { observer } from 'mobx-react-lite'
import { type Cents, formatCents } from '../../../domain/money'
import { type ExchangeInfo, methodProblem, type WithdrawMethod } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { WithdrawalStore } from '../../../stores/wallet/WithdrawalStore'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useMethodText } from './useMethodText'

interface MethodSheetProps {
  info: ExchangeInfo
  /** Null while it cannot be read. */
  amount: Cents | null
  chosen: string
  onClose: () => void
}

/** Chooses how a withdrawal is paid; a method that cannot carry the amount says why. */
export const MethodSheet = observer(function MethodSheet({ info, amount, chosen, onClose }: MethodSheetProps) {
  const { draft } = useFeature(WithdrawalStore)
  const { t, i18n } = useTranslation()
  const methodText = useMethodText()
  const choose = (method: string) => {
    draft.choose(method)
    onClose()
  }
  const reason = (method: WithdrawMethod): string | null => {
    const problem = amount === null ? null : methodProblem(amount, method)
    if (problem === 'below') return t('withdraw.from', { least: formatCents(method.minAmount, i18n.language) })
    return problem && t('withdraw.upTo', { most: formatCents(method.maxAmount, i18n.language) })
  }
  return (
    <Sheet open onClose={onClose} title={t('withdraw.how')} closeLabel={t('action.close')}>
      <List>
        {info.methods.map((method) => {
          const why = reason(method)
          return (
            <ListRow
              key={method.key}
              title={method.name}
              text={why ?? methodText(method)}
              chosen={method.key === chosen}
              {...(why === null && { onClick: () => choose(method.key) })}
            />
          )
        })}
      </List>
    </Sheet>
  )
})
