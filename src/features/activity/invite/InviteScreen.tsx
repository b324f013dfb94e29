import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { InviteEnd } from './InviteEnd'
import { InviteRecord } from './InviteRecord'
import { InviteView } from './InviteView'
import { OddsButton } from './wheel/OddsButton'

/** The invite wheel (activity 20, `/activity/20`), with its record. */
export function InviteScreen() {
  const { t } = useTranslation()
  return (
    <TaskPage title={t('title.inviteSpin')}>
      <Top>
        <InviteEnd />
        <OddsButton />
      </Top>
      <InviteView>
        <InviteRecord />
      </InviteView>
    </TaskPage>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
