import { observer } from 'mobx-react-lite'
import type { Popup } from '../../domain/activity/activities'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { StartupStore } from '../../stores/shell/StartupStore'
import { Button } from '../../ui/actions/Button'

/** The way out of all start-up pop-ups, in one that others would follow. */
export const SkipAll = observer(function SkipAll({ popup }: { popup: Popup }) {
  const startup = useFeature(StartupStore)
  const { t } = useTranslation()
  if (startup.opened !== popup || startup.waiting.length === 0) return null
  return (
    <Button wide variant="ghost" onClick={() => startup.skipAll(popup)}>
      {t('activity.popups.skip')}
    </Button>
  )
})
