import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { AgentFace } from './AgentFace'

/** Who answers, in sight while the conversation scrolls; without a name it is the program. */
export function AgentHead({ agent }: { agent: string }) {
  const { t } = useTranslation()
  return (
    <Root>
      <AgentFace name={agent} size={44} />
      <div>
        <h2 dir="auto">{agent || t('service.chat')}</h2>
        <p>{t(agent ? 'service.role.person' : 'service.role.program')}</p>
      </div>
    </Root>
  )
}

const { color, recipe, space, type } = theme

const Root = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  align-self: start;
  padding: ${space[2]} ${space[3]};
  border-radius: ${theme.radius.md};
  background: ${recipe.surface};
  box-shadow: ${recipe.surfaceEdge};
  > div {
    min-inline-size: 0;
  }
  h2 {
    ${type.titleSm};
    overflow-wrap: anywhere;
  }
  p {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`
