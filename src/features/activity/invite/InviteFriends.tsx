import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { InviteWheel } from '../../../stores/invite/InviteReads'
import { useStores } from '../../../stores/react/stores'
import { useSharing } from '../../../stores/react/useSharing'
import { theme } from '../../../theme/theme'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { ShareCard } from '../../../ui/share/ShareCard'
import { useInvite } from './useInvite'

const FACES = 4

/** Who joined, and the link that more can follow. */
export const InviteFriends = observer(function InviteFriends({ wheel }: { wheel: InviteWheel }) {
  const { invite, t } = useInvite()
  const { platform } = useStores()
  const tools = useSharing('invite')
  const { status, record, isReached } = invite.reads
  const friends = record.rows.filter(({ kind }) => kind === 'friend').slice(0, FACES)
  const count = status.value?.friends ?? 0
  return (
    <Root>
      <Joined>
        {friends.length > 0 && (
          <span aria-hidden>
            {friends.map(({ id, nickname }) => (
              <AvatarArt key={id} id={nickname} size={36} />
            ))}
          </span>
        )}
        <strong>{count > 0 ? t('invite.friends', { count }) : t('invite.friends.none')}</strong>
      </Joined>
      <ShareCard
        link={new URL(wheel.shareUrl, platform.location.origin).href}
        code={wheel.inviteCode}
        title={t('invite.share')}
        label={t('invite.invite')}
        primary={wheel.spins === 0 && !isReached}
        onShare={() => invite.tapInvite()}
        tools={tools}
      />
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`

const Joined = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  > span {
    display: flex;
    padding-inline-start: ${space[2]};
    > * {
      margin-inline-start: -${space[2]};
    }
  }
  strong {
    ${type.labelLg};
    color: ${color.text.primary};
  }
`
