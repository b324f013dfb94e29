import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { failureMessage } from '../../../stores/data/message'
import { useStores } from '../../../stores/react/stores'
import { IconLink } from '../../../ui/actions/IconLink'
import { history } from '../../../ui/art/icons/icons'
import { Columns } from '../../../ui/layout/Columns'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { BigAmount } from '../../../ui/money/BigAmount'
import { HeroCard } from '../../../ui/money/HeroCard'
import { moneyText } from '../../../ui/money/Money'
import { Tabs } from '../../../ui/navigation/Tabs'
import { MoveForm } from './MoveForm'
import { PinForm } from './PinForm'

const VIEWS = ['in', 'out', 'pin'] as const

/** Money that is set aside: in, out, and the password (`/wallets/safe-box`); the view is in the URL. */
export const SafeboxScreen = observer(function SafeboxScreen() {
  const { member, showType } = useStores()
  const { t, i18n } = useTranslation()
  const [view, choose] = useUrlFilter('view', VIEWS)
  const { info, failure } = member
  const resource = {
    state: info ? ('ready' as const) : failure ? ('failed' as const) : ('loading' as const),
    why: failure && failureMessage(failure),
    retry: () => member.load(),
  }
  return (
    <TaskPage
      title={t('title.safebox')}
      end={<IconLink of={history} label={t('title.walletRecord')} to="/wallets/record?view=everything&kind=safebox" />}
    >
      <ResourceView resource={resource} shape={['110px', '44px', '240px']}>
        {info && (
          <Columns>
            <HeroCard
              vip={showType}
              label={t('safebox.have')}
              aside={t('safebox.balance', { amount: moneyText(info.coin, i18n.language) })}
            >
              <BigAmount cents={info.safebox} locale={i18n.language} coin />
            </HeroCard>
            <Tabs
              label={t('title.safebox')}
              tabs={VIEWS.map((id) => ({ id, label: t(`safebox.view.${id}`) }))}
              selected={view}
              onSelect={choose}
            >
              {view === 'pin' ? <PinForm info={info} /> : <MoveForm key={view} way={view} info={info} />}
            </Tabs>
          </Columns>
        )}
      </ResourceView>
    </TaskPage>
  )
})
