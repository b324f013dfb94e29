import styled from '@emotion/styled'
import type { PageAddress } from '../../../domain/paths'
import { useTranslation } from '../../../i18n'
import { TextLink } from '../../../ui/actions/TextLink'

interface SeeAllProps {
  to: PageAddress
  /** Title of the shelf. */
  shelf: string
}

/** The way from a shelf to all of its games. */
export function SeeAll({ to, shelf }: SeeAllProps) {
  const { t } = useTranslation()
  return (
    <Above>
      <TextLink to={to} chevron aria-label={t('lobby.seeAllOf', { shelf })}>
        {t('lobby.seeAll')}
      </TextLink>
    </Above>
  )
}

/** Its 44 px reach over the tiles below. */
const Above = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
`
