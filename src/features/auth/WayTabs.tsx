import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature } from '../../stores/core/react'
import { Note } from '../../ui/feedback/Note'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'

/** The choice between the ways on offer; says so when there is none. */
export const WayTabs = observer(function WayTabs({ to }: { to: 'login' | 'register' }) {
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const ways = auth.ways[to]
  const way = auth.wayTo(to)
  if (way === null) return <Note tone="info">{t(`auth.${to}.closed`)}</Note>
  if (ways.length < 2) return null
  return (
    <SegmentedControl
      label={t(to === 'login' ? 'auth.method' : 'auth.register.method')}
      options={ways.map((value) => ({ value, label: t(`auth.${value}`) }))}
      value={way}
      onChange={(chosen) => auth.draft.choose({ way: chosen })}
    />
  )
})
