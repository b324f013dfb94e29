import styled from '@emotion/styled'
import type { UserInfo } from '../../../contract/member'
import { signUpWayOf } from '../../../domain/member/signUpWay'
import { useTranslation } from '../../../i18n'
import { formatDay } from '../../../i18n/dates'
import { providerNames } from '../../../stores/auth/providers'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { CopyLine } from '../../../ui/money/CopyLine'

/** The numbers of the account, and how it began. */
export function AccountFacts({ info }: { info: UserInfo }) {
  const { t, i18n } = useTranslation()
  const way = signUpWayOf(info.accountType)
  const wayNames = { phone: t('profile.phone'), account: t('profile.account'), ...providerNames }
  return (
    <Root aria-label={t('profile.facts')}>
      <p>{t('profile.since', { day: formatDay(info.regPeriod, i18n.language) })}</p>
      {way && <p>{t('profile.way', { way: wayNames[way] })}</p>}
      {info.pid && (
        <p>
          <bdi>{t('profile.invitedBy', { pid: info.pid })}</bdi>
        </p>
      )}
      <dl>
        <CopyLine label={t('profile.id')} value={info.id} />
        {info.uuid && <CopyLine label={t('profile.uuid')} value={info.uuid} />}
      </dl>
    </Root>
  )
}

const Root = styled.div`
  ${surface};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  ${theme.type.bodyMd};
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
    margin: 0;
  }
  p {
    margin: 0;
    color: ${theme.color.text.secondary};
  }
`
