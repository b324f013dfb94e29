import styled from '@emotion/styled'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { IconButton } from '../actions/IconButton'
import { arrowLeft } from '../art/icons/icons'

/** Header of a page without top bar: back button and title. */
export function PageHead({ title }: { title: string }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const navigate = useNavigate()
  // Opened by an external link: there is no page of ours to go back to.
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  return (
    <Root>
      <IconButton of={arrowLeft} label={t('action.back')} mirrored onClick={back} />
      <h1>{title}</h1>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  h1 {
    ${theme.type.titleLg};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
