import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import type { Tier } from '../../../stores/agent/AgentStore'
import { theme } from '../../../theme/theme'
import { Stack } from '../../../ui/layout/Stack'
import { Sheet } from '../../../ui/overlays/Sheet'
import { Example } from '../rules/Example'

/** How the commission of a day is counted, with round bets. */
export function ExampleSheet({ tiers, onClose }: { tiers: readonly Tier[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={t('agent.example')} closeLabel={t('action.close')}>
      <Stack>
        <Example tiers={tiers} />
        <Text>{t('agent.rule.cents')}</Text>
      </Stack>
    </Sheet>
  )
}

const Text = styled.p`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
