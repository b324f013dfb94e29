import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { TextLink } from '../../../ui/actions/TextLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Columns } from '../../../ui/layout/Columns'
import { Panel } from '../../../ui/layout/Panel'
import { Stack } from '../../../ui/layout/Stack'
import { AccountFacts } from './AccountFacts'
import { LinkedAccounts } from './LinkedAccounts'
import { NicknameForm } from './NicknameForm'
import { Picture } from './Picture'
import { Security } from './Security'

/** The player's own picture and name, what is linked, how safe the account is, and its numbers. */
export const ProfileContent = observer(function ProfileContent({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  return (
    <Columns>
      <Stack>
        <Panel>
          <Picture info={info} />
          <NicknameForm nickname={info.nickname} />
        </Panel>
        <section>
          <SectionHead
            title={t('profile.linked')}
            action={
              <TextLink to="/auth/bind" chevron>
                {t('profile.change')}
              </TextLink>
            }
          />
          <LinkedAccounts info={info} />
        </section>
      </Stack>
      <Stack>
        <section>
          <SectionHead title={t('profile.security')} />
          <Security info={info} />
        </section>
        <section>
          <SectionHead title={t('profile.facts')} />
          <AccountFacts info={info} />
        </section>
      </Stack>
    </Columns>
  )
})
