import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActivityStep } from '../../contract/activity/activityPage'
import { useTranslation } from '../../i18n'
import { formatDayTime } from '../../i18n/recordDates'
import { useIsRoute } from '../../stores/react/isRoute'
import { activityArt } from '../../ui/art/activityArt'
import { ActivityBody } from './frame/ActivityBody'
import { ActivityFrame } from './frame/ActivityFrame'
import { TimeLeft } from './frame/TimeLeft'
import { ActivityFacts } from './general/ActivityFacts'
import { ActivityScene } from './general/ActivityScene'
import { OpensIn } from './general/OpensIn'
import { CalendarModule } from './modules/CalendarModule'
import { ChannelsModule } from './modules/ChannelsModule'
import { DigitsModule } from './modules/DigitsModule'
import { EnvelopesModule } from './modules/EnvelopesModule'
import { GiftModule } from './modules/GiftModule'
import { LadderModule } from './modules/LadderModule'
import { ListModule } from './modules/ListModule'
import type { ModuleProps } from './modules/module'
import { type ActivityModule, moduleOf, shapeOf } from './modules/moduleKinds'
import { ShareModule } from './modules/ShareModule'
import { StreakModule } from './modules/StreakModule'
import { VaultModule } from './modules/VaultModule'
import { useActivityPage } from './useActivityPage'

const modules: Readonly<Record<ActivityModule, ComponentType<ModuleProps>>> = {
  calendar: CalendarModule,
  channels: ChannelsModule,
  digits: DigitsModule,
  envelopes: EnvelopesModule,
  gift: GiftModule,
  ladder: LadderModule,
  list: ListModule,
  share: ShareModule,
  streak: StreakModule,
  text: ListModule,
  vault: VaultModule,
}

/** The general page of an activity: its look from the kind, everything else from the backend. */
export const GeneralActivity = observer(function GeneralActivity({ id }: { id?: string | undefined }) {
  const { t, i18n } = useTranslation()
  const isRoute = useIsRoute()
  const navigate = useNavigate()
  const page = useActivityPage(Number(id))
  const Module = modules[moduleOf(page.activityId)]
  const visit = (step: ActivityStep) => {
    page.visited(step)
    if (step.goTo !== undefined && isRoute(step.goTo)) void navigate(step.goTo)
  }
  return (
    <ActivityFrame page={page} shape={shapeOf(page.activityId)}>
      {(detail) => {
        const [lead, ...terms] = detail.rules
        const { opensAt, steps } = detail
        const ends = [detail.endTime, ...steps.map(({ closesAt }) => closesAt)].filter((end) => end !== undefined)
        const window =
          opensAt !== undefined ? (
            t('activity.opens', { when: formatDayTime(opensAt, i18n.language) })
          ) : ends.length > 0 ? (
            <TimeLeft until={Math.min(...ends)} onEnd={() => void page.detail.refresh()} />
          ) : (
            t('activity.always')
          )
        return (
          <>
            <ActivityScene art={activityArt(page.activityId)} window={window} title={detail.title} lead={lead} />
            <ActivityFacts steps={detail.steps} share={detail.share} />
            <ActivityBody page={page} detail={detail} terms={terms}>
              {opensAt !== undefined && <OpensIn at={opensAt} onOpen={() => void page.detail.refresh()} />}
              {detail.steps.length > 0 && <Module page={page} steps={detail.steps} onVisit={visit} />}
            </ActivityBody>
          </>
        )
      }}
    </ActivityFrame>
  )
})
