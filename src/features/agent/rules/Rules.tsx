import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Panel } from '../../../ui/layout/Panel'
import { Example } from './Example'

/** How the commission is counted; a visitor reads the rules without numbers, which are the player's. */
export const Rules = observer(function Rules() {
  const { value } = useResource(useFeature(AgentStore).overview)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return (
    <Root>
      <Panel>
        <List>
          <li>{t('agent.rule.levels')}</li>
          <li>{t('agent.rule.share')}</li>
          {value && <li>{t('agent.rule.settled', { time: formatTime(value.settleTime, language) })}</li>}
          <li>{t('agent.rule.cents')}</li>
          {value && (
            <li>
              {t('agent.rule.valid', {
                deposit: formatCents(value.validDeposit, language),
                bet: formatCents(value.validBet, language),
              })}
            </li>
          )}
          <li>{t('agent.rule.once')}</li>
        </List>
      </Panel>
      {value && (
        <section>
          <SectionHead title={t('agent.example')} />
          <Example tiers={value.tiers} />
        </section>
      )}
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: start;
  --head-space: 0 ${theme.space[2]};
  ${theme.media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    gap: ${theme.space[6]};
  }
`

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding-inline-start: ${theme.space[5]};
  list-style: decimal;
  ${theme.type.bodyMd};
`
