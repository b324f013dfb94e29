import { observer } from 'mobx-react-lite'
import { bonusId } from '../../../domain/bonus/bonusReward'
import { useTranslation } from '../../../i18n'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Note } from '../../../ui/feedback/Note'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { RewardList } from '../../../ui/rewards/RewardList'
import { ClaimRow } from '../ClaimRow'
import { MissedNote } from '../MissedNote'
import { useBonus } from '../useBonus'
import { LoginHero } from './LoginHero'

const SOURCES = ['activity', 'coupon'] as const

/** The week of the login bonus, and what is ready and free: gifts, then coupons. */
export const Gifts = observer(function Gifts() {
  const { t } = useTranslation()
  const { store, resource, known } = useBonus()
  const login = store.reads.login.value
  const groups = SOURCES.map((source) => ({
    source,
    title: t(source === 'coupon' ? 'bonus.from.coupon' : 'bonus.gifts'),
    ready: store.readyFrom([source]),
  })).filter(({ ready }) => ready.length > 0)
  return (
    <ResourceView resource={resource} shape={['220px', '136px']}>
      {known && (
        <>
          <MissedNote />
          <Columns>
            {login && (
              <Stack>
                <LoginHero days={login.days} />
              </Stack>
            )}
            <Stack>
              {groups.length === 0 && <Note tone="info">{t('bonus.gifts.none')}</Note>}
              {groups.map(({ source, title, ready }) => (
                <section key={source}>
                  <SectionHead title={title} action={t('bonus.ready.count', { count: ready.length })} />
                  <RewardList aria-label={title}>
                    {ready.map((reward) => (
                      <ClaimRow key={bonusId(reward)} reward={reward} />
                    ))}
                  </RewardList>
                </section>
              ))}
            </Stack>
          </Columns>
        </>
      )}
    </ResourceView>
  )
})
