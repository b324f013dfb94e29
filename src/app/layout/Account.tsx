import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { UserInfo } from '../../contract/user'
import { useTranslation } from '../../i18n'
import { useBuilt } from '../../stores/pages'
import { hitArea } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { AvatarArt } from '../../ui/art/marks/AvatarArt'
import { BalancePill } from '../../ui/BalancePill'

/** The player's corner of the top bar: the balance and the way to the own page. */
export function Account({ info }: { info: UserInfo }) {
  const { t, i18n } = useTranslation()
  const built = useBuilt()
  return (
    <>
      <BalancePill
        coin={info.coin}
        locale={i18n.language}
        label={t('shell.balance')}
        deposit={built('/wallets') ? { to: '/wallets?name=deposit', label: t('nav.deposit') } : undefined}
      />
      <Me to="/member" aria-label={t('shell.profile')}>
        <AvatarArt id={info.avatar} size={40} />
      </Me>
    </>
  )
}

const Me = styled(Link)`
  ${hitArea};
  position: relative;
  display: grid;
  border-radius: ${theme.radius.pill};
`
