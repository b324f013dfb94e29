import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { sharePath } from '../../domain/member/shareLink'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { useSharing } from '../../stores/react/useSharing'
import { theme } from '../../theme/theme'
import { SectionHead } from '../../ui/data/SectionHead'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Columns } from '../../ui/layout/Columns'
import { Panel } from '../../ui/layout/Panel'
import { Stack } from '../../ui/layout/Stack'
import { useDesktop } from '../../ui/layout/useMedia'
import { RewardHero } from '../../ui/rewards/RewardHero'
import { ShareCard } from '../../ui/share/ShareCard'

const STEPS = ['share.step.send', 'share.step.join', 'share.step.count'] as const

/** The player's link and code, and what happens with them. */
export const OwnLink = observer(function OwnLink() {
  const { member, platform, showType } = useStores()
  const tools = useSharing('link')
  const { t } = useTranslation()
  const wide = useDesktop()
  const { inviteCode: code, info, failure } = member
  return (
    <Columns>
      <Stack>
        <RewardHero
          vip={showType}
          art="handshake"
          label={<Title>{t('share.lead')}</Title>}
          amount={null}
          sum={t('share.lead.text')}
        />
        {info || failure ? (
          <ShareCard
            primary
            scanned={wide}
            link={`${platform.location.origin}${sharePath(code)}`}
            {...(code && { code })}
            title={t('share.title')}
            tools={tools}
          />
        ) : (
          <Skeleton blockSize="14rem" />
        )}
      </Stack>
      <Panel>
        <SectionHead title={t('share.how')} />
        <Steps>
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </Steps>
      </Panel>
    </Columns>
  )
})

const Title = styled.h2(theme.type.titleMd)

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
  list-style: decimal;
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
