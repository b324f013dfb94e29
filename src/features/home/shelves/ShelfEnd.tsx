import styled from '@emotion/styled'
import type { RefObject } from 'react'
import type { PageAddress } from '../../../domain/paths'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { ScrollArrows } from '../../../ui/data/ScrollArrows'

interface ShelfEndProps {
  /** Title of the shelf. */
  shelf: string
  /** Address of all of it. */
  all?: PageAddress | null | undefined
  row?: RefObject<HTMLElement | null> | undefined
}

/** At the end of a shelf's heading: the arrows of its row, and the way to all of it. */
export function ShelfEnd({ shelf, all, row }: ShelfEndProps) {
  const { t } = useTranslation()
  return (
    <Above>
      {row && (
        <ScrollArrows
          row={row}
          previousLabel={t('lobby.previousOf', { shelf })}
          nextLabel={t('lobby.nextOf', { shelf })}
        />
      )}
      {typeof all === 'string' && (
        <TextLink to={all} chevron aria-label={t('lobby.seeAllOf', { shelf })}>
          {t('lobby.seeAll')}
        </TextLink>
      )}
    </Above>
  )
}

/** Its 44 px reach over the tiles below. */
const Above = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
`
