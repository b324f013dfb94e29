import { useTranslation } from '../../../i18n'
import { Note } from '../../../ui/feedback/Note'

const reasons = { count: 'withdraw.noCount', day: 'withdraw.noneToday', little: 'withdraw.little' } as const

/** Why nothing can be withdrawn now. */
export function BlockNote({ block }: { block: keyof typeof reasons }) {
  const { t } = useTranslation()
  return <Note tone="info">{t(reasons[block])}</Note>
}
