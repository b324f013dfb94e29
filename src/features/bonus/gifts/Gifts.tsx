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

/** The week of the login bonus, and what is ready and free. */
export const Gifts = observer(function Gifts() {
  const { t } = useTranslation()
  const { store, resource, known } = useBonus()
  const login = store.reads.login.value
  const ready = store.readyFrom(['activity', 'coupon'])
  const listed = store.listedFrom(['activity', 'coupon'])
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
            <section>
              <SectionHead title={t('bonus.gifts')} action={t('bonus.ready.count', { count: ready.length })} />
              {listed.length === 0 ? (
                <Note tone="info">{t('bonus.gifts.none')}</Note>
              ) : (
                <RewardList aria-label={t('bonus.gifts')}>
                  {listed.map((reward) => (
                    <ClaimRow key={bonusId(reward)} reward={reward} />
                  ))}
                </RewardList>
              )}
            </section>
          </Columns>
        </>
      )}
    </ResourceView>
  )
})
