import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { maskedPhone } from '../../../domain/auth/maskedPhone'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { allProviders, linkedAt, type Provider, providerNames } from '../../../stores/auth/providers'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Icon } from '../../../ui/art/icons/Icon'
import { lock, phone, user } from '../../../ui/art/icons/icons'
import { providerMarks } from '../../../ui/art/icons/providerMarks'
import { Badge } from '../../../ui/data/Badge'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Progress } from '../../../ui/feedback/Progress'
import { SocialProblem } from '../socialLogin/SocialProblem'
import { useSocialConnect } from '../socialLogin/useSocialConnect'

interface LinkedProps {
  info: UserInfo
  /** A provider has been linked. */
  onDone: () => void
}

/** The player's login methods; a provider that is not linked can be. */
export const Linked = observer(function Linked({ info, onDone }: LinkedProps) {
  const { social, connect } = useSocialConnect(null, onDone)
  const { t, i18n } = useTranslation()
  const { pending, providers } = social
  const link = (provider: Provider) => (
    <Button
      variant="secondary"
      size="sm"
      busy={pending === provider}
      aria-label={t('auth.bind.with', { provider: providerNames[provider] })}
      onClick={() => void connect(provider)}
    >
      {t('auth.bind.go')}
    </Button>
  )
  const methods = [
    { name: t('auth.mobile'), mark: phone, value: maskedPhone(info.mobile), action: null },
    { name: t('auth.accountName'), mark: user, value: info.account, action: null },
    ...allProviders
      .filter((provider) => providers.includes(provider) || linkedAt(info, provider))
      .map((provider) => ({
        name: providerNames[provider],
        mark: providerMarks[provider],
        value: linkedAt(info, provider),
        action: link(provider),
      })),
  ]
  const done = methods.filter(({ value }) => value).length
  const linked = t('auth.bind.progress', {
    done: formatNumber(done, i18n.language),
    all: formatNumber(methods.length, i18n.language),
  })
  return (
    <>
      <Linking>
        <span>{linked}</span>
        <Progress value={done} max={methods.length} label={t('auth.bind.methods')} valueText={linked} />
      </Linking>
      <List label={t('auth.bind.methods')}>
        {methods.map(({ name, mark, value, action }) => (
          <ListRow
            key={name}
            start={<Icon of={mark} size={24} />}
            title={name}
            text={<bdi>{value || t('auth.bind.none')}</bdi>}
            end={value ? <Badge tone="success">{t('auth.bind.linked')}</Badge> : action}
          />
        ))}
        <ListRow
          start={<Icon of={lock} size={24} />}
          title={t(info.hasPassword ? 'auth.bind.password' : 'auth.setPassword')}
          to="/auth/set-password"
        />
      </List>
      <SocialProblem />
    </>
  )
})

const Linking = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${theme.type.labelMd};
`
