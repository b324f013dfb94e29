import { useTranslation } from '../../i18n'
import { LazyStone } from '../art/scene/LazyStone'
import { EmptyState } from '../feedback/EmptyState'

/** A leaderboard without winners. */
export function NoRank({ level }: { level: 2 | 3 }) {
  const { t } = useTranslation()
  const art = <LazyStone symbol="trophy" start="crown" end="gem" />
  return <EmptyState art={art} level={level} title={t('jackpot.rank.empty')} />
}
