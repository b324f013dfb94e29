import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { CareStore } from '../../../stores/member/CareStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { MemberPage } from '../MemberPage'
import { CareContent } from './CareContent'
import { CareHelp } from './CareHelp'
import { VisitorsCare } from './VisitorsCare'

/** Limits, reality checks and breaks, with what each does (`/member/play`; ours, not in the specification). */
export const CareScreen = observer(function CareScreen() {
  const { t } = useTranslation()
  return (
    <MemberPage title={t('title.responsiblePlay')} visitors={<VisitorsCare />}>
      <Loaded />
    </MemberPage>
  )
})

const Loaded = observer(function Loaded() {
  const care = useResource(useFeature(CareStore).care)
  return (
    <>
      <ResourceView resource={care} shape={['110px', '320px', '90px', '260px']}>
        {care.value && <CareContent care={care.value} />}
      </ResourceView>
      {care.state === 'failed' && !care.value && <CareHelp />}
    </>
  )
})
