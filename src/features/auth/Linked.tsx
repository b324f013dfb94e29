import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../contract/member'
import { maskedPhone } from '../../domain/auth/maskedPhone'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { allProviders, linkedAt, providerNames } from '../../stores/auth/providers'
import { useFeature } from '../../stores/core/react'
import { theme } from '../../theme/theme'

/** The player's login methods, linked or not. */
export const Linked = observer(function Linked({ info }: { info: UserInfo }) {
  const { providers } = useFeature(AuthStore)
  const { t } = useTranslation()
  const rows = [
    { name: t('auth.mobile'), value: maskedPhone(info.mobile) },
    { name: t('auth.accountName'), value: info.account },
    ...allProviders
      .filter((provider) => providers.includes(provider) || linkedAt(info, provider))
      .map((provider) => ({ name: providerNames[provider], value: linkedAt(info, provider) })),
  ]
  return (
    <Root>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ? <bdi>{value}</bdi> : t('auth.bind.none')}</dd>
        </div>
      ))}
    </Root>
  )
})

const Root = styled.dl`
  ${theme.type.bodyMd};
  margin: 0;
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding-block: ${theme.space[3]};
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
