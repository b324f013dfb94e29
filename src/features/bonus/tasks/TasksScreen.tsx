import { useTranslation } from '../../../i18n'
import { lazyScreen } from '../../../ui/lazyScreen'
import { BonusPage } from '../BonusPage'

// Lazy: head and navigation come first.
const Tasks = lazyScreen(() => import('./Tasks').then((m) => m.Tasks))

/** Tasks and the chests of the day (`/bonus/tasks`, spec §2); the kind is in the URL. */
export function TasksScreen() {
  const { t } = useTranslation()
  return (
    <BonusPage title={t('title.bonusTasks')}>
      <Tasks />
    </BonusPage>
  )
}
