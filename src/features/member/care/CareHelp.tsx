import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { headset } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** Someone to talk to, and who may play: for players and visitors. */
export function CareHelp() {
  const { t } = useTranslation()
  return (
    <>
      <List label={t('care.talk')}>
        <ListRow to="/service" title={t('care.talk')} start={<Icon of={headset} size={22} />} />
      </List>
      <Foot>{t('care.foot')}</Foot>
    </>
  )
}

const Foot = styled.p`
  ${theme.type.labelSm};
  text-align: center;
  color: ${theme.color.text.secondary};
`
