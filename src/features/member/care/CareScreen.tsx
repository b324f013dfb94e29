import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useTranslation } from '../../../i18n'
import { CareStore } from '../../../stores/member/CareStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { MemberPage } from '../MemberPage'

// Lazy: comes while the limits are read.
const CareContent = lazyScreen(() => import('./CareContent').then((m) => m.CareContent))

// Lazy: when the limits cannot be read.
const CareHelp = lazyScreen(() => import('./CareHelp').then((m) => m.CareHelp))

// Lazy: for visitors only.
const VisitorsCare = lazyScreen(() => import('./VisitorsCare').then((m) => m.VisitorsCare))

const SHAPE = ['110px', '320px', '90px', '260px']

/** Limits, reality checks and breaks, with what each does (`/member/play`; ours, not in the specification). */
export const CareScreen = observer(function CareScreen() {
  const { t } = useTranslation()
  return (
    <MemberPage
      title={t('title.responsiblePlay')}
      wide
      visitors={
        <Suspense fallback={null}>
          <VisitorsCare />
        </Suspense>
      }
    >
      <Loaded />
    </MemberPage>
  )
})

const Loaded = observer(function Loaded() {
  const care = useResource(useFeature(CareStore).care)
  useEffect(() => void CareContent.preload(), [])
  return (
    <Suspense fallback={<Waiting />}>
      <ResourceView resource={care} shape={SHAPE}>
        {care.value && <CareContent care={care.value} />}
      </ResourceView>
      {care.state === 'failed' && !care.value && <CareHelp />}
    </Suspense>
  )
})

function Waiting() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      {SHAPE.map((blockSize) => (
        <Skeleton key={blockSize} blockSize={blockSize} />
      ))}
    </SkeletonGroup>
  )
}
