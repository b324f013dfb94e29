import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { columns } from './treeStyles'

/** Names of the columns; each line says them to screen readers itself. */
export function TeamColumns() {
  const { t } = useTranslation()
  return (
    <Root aria-hidden>
      <span data-column="who">{t('agent.member')}</span>
      <span data-column="bet">{t('agent.betToday')}</span>
      <span data-column="yours">{t('agent.yours')}</span>
    </Root>
  )
}

const Root = styled.div(columns, {
  minBlockSize: '36px',
  ...theme.type.labelSm,
  color: theme.color.text.secondary,
  boxShadow: `inset 0 -1px 0 ${theme.color.border.subtle}`,
})
