import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { IconLink } from '../../ui/actions/IconLink'
import { info as infoIcon } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { TaskPage } from '../../ui/layout/TaskPage'
import { useTablet } from '../../ui/layout/useMedia'
import { lazyScreen } from '../../ui/lazyScreen'
import type { LevelCards } from './levels/LevelCards'
import { NextLevel } from './NextLevel'
import { PlayerVip } from './PlayerVip'
import { TierRooms } from './TierRooms'
import { TierSteps } from './TierSteps'

// Lazy: of a visitor's wide window.
const Levels = lazyScreen<ComponentProps<typeof LevelCards>>(() =>
  import('./levels/LevelCards').then((m) => m.LevelCards),
)

/** The VIP club (`/vip`, spec §2): the player's level among the tiers, their rewards, and the benefits of the next level. */
export const VipScreen = observer(function VipScreen() {
  const { config, member, session } = useStores()
  const { t } = useTranslation()
  const hasRoom = useTablet()
  const player = session.signedIn ? member.info : null
  const map = config.config?.appVipMap
  // A player's own tier comes first, so their level must be known.
  const isReady = map !== undefined && (!session.signedIn || player !== null)
  const level = player?.vip ?? 0
  return (
    <TaskPage title={t('title.vip')} end={<IconLink to="/vip/level" of={infoIcon} label={t('title.vipLevel')} />}>
      <Columns>
        <div>
          {isReady ? (
            <>
              <TierRooms player={player} />
              <TierSteps map={map} level={player ? level : null} />
            </>
          ) : (
            <Skeleton blockSize="520px" />
          )}
          {!session.signedIn && (
            <ButtonLink wide size="lg" to="/auth/login" state={{ from: '/vip' }}>
              {t('vip.signIn')}
            </ButtonLink>
          )}
        </div>
        {session.signedIn && (
          <div>
            <PlayerVip />
          </div>
        )}
        <div>
          {isReady && <NextLevel level={level} />}
          {isReady && hasRoom && !session.signedIn && (
            <Suspense fallback={null}>
              <Levels map={map} level={null} />
            </Suspense>
          )}
        </div>
      </Columns>
    </TaskPage>
  )
})

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[6]};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    align-content: start;
  }
  ${theme.media.tablet} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    /* A player's rewards beside both. */
    > div:nth-of-type(2):not(:last-of-type) {
      grid-area: 1 / 2 / span 2;
    }
  }
  /* The player's tasks beside the rewards. */
  ${theme.media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
  }
`
