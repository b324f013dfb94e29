import { useTranslation } from '../../i18n'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'
import { MemberColumns } from './MemberColumns'
import { RECENT_PLAY } from './overview/recentPlaySize'
import { LINE } from './retrieve/line'
import { SettingsSkeleton } from './settings/SettingsSkeleton'

/** Shown while the player loads, in the shape of the page. */
export function MemberSkeleton({ wide }: { wide: boolean }) {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <MemberColumns>
        <div>
          <Skeleton blockSize="211px" />
          <Skeleton blockSize="196px" />
          <Skeleton blockSize={LINE} />
          <Skeleton blockSize="76px" />
          <Skeleton blockSize="687px" />
        </div>
        {wide && (
          <div>
            <Skeleton blockSize={RECENT_PLAY} />
          </div>
        )}
        <div>
          <SettingsSkeleton wide={wide} />
        </div>
      </MemberColumns>
    </SkeletonGroup>
  )
}
