import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { UserInfo } from '../../contract/member'
import { maskedPhone } from '../../domain/auth/maskedPhone'
import { useTranslation } from '../../i18n'
import { allProviders, linkedAt, providerNames } from '../../stores/auth/providers'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { SocialProblem } from './SocialProblem'
import { useSocialConnect } from './useSocialConnect'

interface LinkedProps {
  info: UserInfo
  /** A provider has been linked. */
  onDone: () => void
}

/** The player's login methods; a provider that is not linked can be. */
export const Linked = observer(function Linked({ info, onDone }: LinkedProps) {
  const { social, connect } = useSocialConnect(null, onDone)
  const { t } = useTranslation()
  const { pending, providers } = social
  const row = (name: string, value: string, otherwise: ReactNode = t('auth.bind.none')) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value ? <bdi>{value}</bdi> : otherwise}</dd>
    </div>
  )
  return (
    <>
      <Root>
        {row(t('auth.mobile'), maskedPhone(info.mobile))}
        {row(t('auth.accountName'), info.account)}
        {allProviders
          .filter((provider) => providers.includes(provider) || linkedAt(info, provider))
          .map((provider) =>
            row(
              providerNames[provider],
              linkedAt(info, provider),
              <Button
                variant="secondary"
                size="sm"
                busy={pending === provider}
                aria-label={t('auth.bind.with', { provider: providerNames[provider] })}
                onClick={() => void connect(provider)}
              >
                {t('auth.bind.go')}
              </Button>,
            ),
          )}
      </Root>
      <SocialProblem />
    </>
  )
})

const Root = styled.dl`
  ${theme.type.bodyMd};
  margin: 0;
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[3]};
    min-block-size: 3.5rem;
    padding-block: ${theme.space[1]};
    border-block-end: 1px solid ${theme.color.border.subtle};
  }
  dt {
    color: ${theme.color.text.secondary};
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
