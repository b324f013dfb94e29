import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { formatDay } from '../../../i18n/dates'
import { theme } from '../../../theme/theme'
import { Badge } from '../../../ui/data/Badge'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Columns } from '../../../ui/layout/Columns'
import { Panel } from '../../../ui/layout/Panel'
import { Stack } from '../../../ui/layout/Stack'
import { lazyScreen } from '../../../ui/lazyScreen'
import { Avatars } from './Avatars'
import { LinkedAccounts } from './LinkedAccounts'
import { Security } from './Security'

const NicknameForm = lazyScreen(() => import('./NicknameForm').then((m) => m.NicknameForm))

/** The player's own picture and name, what is linked, and how safe the account is. */
export const ProfileContent = observer(function ProfileContent({ info }: { info: UserInfo }) {
  const { t, i18n } = useTranslation()
  return (
    <Columns>
      <Panel>
        <Marks>
          <Badge tone={info.hasKyc ? 'success' : 'neutral'}>{t(info.hasKyc ? 'profile.kyc' : 'profile.noKyc')}</Badge>
          <span>{t('profile.since', { day: formatDay(info.regPeriod, i18n.language) })}</span>
        </Marks>
        <Avatars info={info} />
        <Suspense fallback={<Skeleton blockSize="140px" />}>
          <NicknameForm nickname={info.nickname} />
        </Suspense>
      </Panel>
      <Stack>
        <section>
          <SectionHead title={t('profile.security')} />
          <Security info={info} />
        </section>
        <section>
          <SectionHead title={t('profile.linked')} />
          <LinkedAccounts info={info} />
        </section>
      </Stack>
    </Columns>
  )
})

const Marks = styled.div`
  ${theme.type.labelSm};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  color: ${theme.color.text.secondary};
`
