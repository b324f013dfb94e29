import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import type { AgentOverview } from '../../../stores/agent/AgentStore'
import { useStores } from '../../../stores/react/stores'
import { useSharing } from '../../../stores/react/useSharing'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Stack } from '../../../ui/layout/Stack'
import { ShareCard } from '../../../ui/share/ShareCard'
import { Example } from '../rules/Example'

/** Before anybody has joined: what a team would earn, and the link. */
export function NoTeam({ overview }: { overview: AgentOverview | null }) {
  const { platform } = useStores()
  const { t } = useTranslation()
  const sharing = useSharing('agent')
  return (
    <Stack>
      <section>
        <SectionHead title={t('agent.none')} />
        <Text>{t('agent.none.text')}</Text>
      </section>
      {overview && (
        <>
          <ShareCard
            link={new URL(overview.shareUrl, platform.location.origin).href}
            code={overview.inviteCode}
            title={t('agent.share.title')}
            label={t('agent.share')}
            primary
            tools={sharing}
          />
          <section>
            <SectionHead title={t('agent.example')} />
            <Example tiers={overview.tiers} />
          </section>
        </>
      )}
    </Stack>
  )
}

const Text = styled.p`
  padding-block-end: ${theme.space[2]};
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
