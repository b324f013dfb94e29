import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import type { ExchangeInfo } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { Note } from '../../../ui/feedback/Note'

interface BlockNoteProps {
  info: ExchangeInfo
  block: 'count' | 'day' | 'little'
}

/** Why nothing can be withdrawn now. */
export const BlockNote = observer(function BlockNote({ info, block }: BlockNoteProps) {
  const { t, i18n } = useTranslation()
  const least = cents(Math.min(...info.methods.map(({ minAmount }) => minAmount)))
  const reasons = {
    count: () => t('withdraw.noCount'),
    day: () => t('withdraw.noneToday'),
    little: () => t('withdraw.little', { least: formatCents(least, i18n.language) }),
  }
  return <Note tone="info">{reasons[block]()}</Note>
})
