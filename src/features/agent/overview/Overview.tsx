import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { useSharing } from '../../../stores/react/useSharing'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { useTablet } from '../../../ui/layout/useMedia'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { ShareCard } from '../../../ui/share/ShareCard'
import { Team } from '../team/Team'
import { CommissionHero } from './CommissionHero'
import { LevelTable } from './LevelTable'
import { TeamRewards } from './TeamRewards'
import { ValidFriends } from './ValidFriends'

// Lazy: most players have an inviter; the form is heavy.
const Inviter = lazyScreen(() => import('./Inviter').then((m) => m.Inviter))

/** What the player has earned as an agent, and the link that invites; beside it the team on wide screens. */
export const Overview = observer(function Overview() {
  const store = useFeature(AgentStore)
  const { member, platform } = useStores()
  const sharing = useSharing('agent')
  const { t } = useTranslation()
  const outcome = useWriteOutcome(store.claim.state)
  const isWide = useTablet()
  const resource = useResource(store.overview)
  const { value } = resource
  const rewards = value && (
    <>
      <ValidFriends overview={value} />
      <TeamRewards claimable={value.claimable > 0} />
      {member.info && (
        <Suspense fallback={<Skeleton blockSize="160px" />}>
          <Inviter pid={member.info.pid} />
        </Suspense>
      )}
    </>
  )
  const hasTeam = value?.tiers.some(({ people }) => people > 0)
  return (
    <ResourceView resource={resource} shape={['230px', '290px', '160px']}>
      {value && (
        <Columns>
          <Stack>
            <CommissionHero overview={value} />
            <OutcomeNote outcome={outcome} />
            <LevelTable overview={value} />
            <ShareCard
              link={new URL(value.shareUrl, platform.location.origin).href}
              code={value.inviteCode}
              title={t('agent.share.title')}
              label={t('agent.share')}
              primary={value.claimable === 0}
              tools={sharing}
            />
            {(!isWide || hasTeam) && rewards}
          </Stack>
          {isWide && (hasTeam ? <Team /> : <Stack>{rewards}</Stack>)}
        </Columns>
      )}
    </ResourceView>
  )
})
