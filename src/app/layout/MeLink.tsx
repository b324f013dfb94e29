import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { hitArea } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { AvatarArt } from '../../ui/art/marks/AvatarArt'

/** The way to the member page on wide screens; on phones it is a tab. */
export function MeLink({ avatar }: { avatar: string }) {
  const { t } = useTranslation()
  return (
    <Root to="/member" aria-label={t('shell.profile')}>
      <AvatarArt id={avatar} size={40} />
    </Root>
  )
}

const Root = styled(Link)`
  ${hitArea};
  position: relative;
  display: grid;
  border-radius: ${theme.radius.pill};
`
