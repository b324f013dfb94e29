import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Note } from '../../../ui/feedback/Note'
import { RetryNote } from '../../../ui/feedback/RetryNote'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'

/** The choice between the ways on offer; says when there is none, or the one at the start has closed since. */
export const SignInMethodTabs = observer(function SignInMethodTabs({ to }: { to: 'login' | 'register' }) {
  const auth = useFeature(AuthStore)
  const { config } = useStores()
  const { t } = useTranslation()
  const ways = auth.ways[to]
  const way = auth.wayTo(to)
  const [first] = useState(way)
  if (way === null && auth.providers.length === 0)
    return <RetryNote title={t(`auth.${to}.closed`)} retryLabel={t('action.retry')} onRetry={() => config.load()} />
  return (
    <>
      {first && !ways.includes(first) && (
        <Note tone="info" live>
          {t(to === 'login' ? `auth.login.closed.${first}` : `auth.register.closed.${first}`)}
        </Note>
      )}
      {way && ways.length > 1 && (
        <SegmentedControl
          label={t(to === 'login' ? 'auth.method' : 'auth.register.method')}
          options={ways.map((value) => ({ value, label: t(`auth.${value}`) }))}
          value={way}
          onChange={(chosen) => auth.draft.choose({ way: chosen })}
        />
      )}
    </>
  )
})
