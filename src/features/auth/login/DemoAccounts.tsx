import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { useDemoHelp } from '../../../stores/react/demoHelp'
import { theme } from '../../../theme/theme'
import { Chip } from '../../../ui/actions/Chip'

/** In the demo only: the accounts that are there to be tried, each one tap away. */
export function DemoAccounts({ onPick }: { onPick: (account: string, password: string) => void }) {
  const help = useDemoHelp()
  const { t } = useTranslation()
  if (!help) return null
  return (
    <Root>
      <summary>{t('auth.demo.title')}</summary>
      <p>{t('auth.demo.text', { code: help.code })}</p>
      <Chips>
        {help.accounts.map(({ account, password }) => (
          <Chip key={account} onClick={() => onPick(account, password)}>
            {account}
          </Chip>
        ))}
      </Chips>
    </Root>
  )
}

const Root = styled.details`
  ${theme.type.bodyMd};
  padding-inline: ${theme.space[4]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text.secondary};
  background: ${theme.color.bg.inset};
  summary {
    ${theme.type.labelMd};
    padding-block: 13px;
    cursor: pointer;
    color: ${theme.color.text.primary};
  }
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[3]} ${theme.space[4]};
`
