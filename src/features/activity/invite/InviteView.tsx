import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { failureMessage } from '../../../stores/data/message'
import { theme } from '../../../theme/theme'
import { Rays } from '../../../ui/art/scene/Rays'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { InviteFriends } from './InviteFriends'
import { InviteHead } from './InviteHead'
import { InviteNote } from './InviteNote'
import { useInvite } from './useInvite'
import { InviteWheel } from './wheel/InviteWheel'
import { LastSpins } from './wheel/LastSpins'

/** The invite wheel, the same in the modal and on the page; `children` follow the friends. */
export const InviteView = observer(function InviteView({ children }: { children?: ReactNode }) {
  const { invite } = useInvite()
  const { wheel } = invite.reads
  useEffect(() => invite.subscribe(), [invite])
  const { value, state, failure } = wheel
  const resource = { state, retry: () => wheel.load(), ...(failure && { why: failureMessage(failure) }) }
  return (
    <ResourceView resource={resource} shape={['96px', '334px', '180px']}>
      {value && (
        <Root>
          <Head>
            <InviteHead wheel={value} />
          </Head>
          <Stage>
            <Behind aria-hidden>
              <Rays />
            </Behind>
            <InviteWheel wheel={value} />
            <LastSpins />
          </Stage>
          <Rest>
            <InviteNote wheel={value} />
            <InviteFriends wheel={value} />
            {children}
          </Rest>
        </Root>
      )}
    </ResourceView>
  )
})

const { media, space } = theme

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.tablet} {
    grid-template: 'stage head' auto 'stage rest' 1fr / minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[6]} ${space[10]};
  }
`

const Head = styled.div`
  ${media.tablet} {
    grid-area: head;
  }
`

const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
  isolation: isolate;
  ${media.tablet} {
    grid-area: stage;
  }
`

const Behind = styled.span`
  position: absolute;
  inset: 0;
  z-index: -1;
`

const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  ${media.tablet} {
    grid-area: rest;
  }
`
