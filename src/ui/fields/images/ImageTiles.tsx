import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { ChosenImage, RefusedImage } from '../../../domain/image/imageProblem'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { IconButton } from '../../actions/IconButton'
import { close } from '../../art/icons/icons'
import { Note } from '../../feedback/Note'
import { Spinner } from '../../feedback/Spinner'
import { useUnsent } from '../../form/unsent'

interface ImageTilesProps {
  images: readonly ChosenImage[]
  refused: readonly RefusedImage[]
  limit: number
  /** Being sent: no longer removable. */
  sending?: boolean
  onRemove: (id: number) => void
  /** After the last image. */
  children?: ReactNode
}

/** Images in the order in which they were chosen: previewed, removable, and why a file was not taken. */
export function ImageTiles({ images, refused, limit, sending = false, onRemove, children }: ImageTilesProps) {
  const { t } = useTranslation()
  useUnsent(images.length > 0)
  return (
    <>
      <List>
        {images.map(({ id, name, url }, index) => (
          <Tile key={id} aria-busy={url === null || sending || undefined}>
            {url && <img src={url} alt={name} />}
            {sending || !url ? (
              <Spinner />
            ) : (
              <IconButton
                of={close}
                size={14}
                variant="quiet"
                label={t('images.remove', { place: index + 1 })}
                onClick={() => onRemove(id)}
              />
            )}
          </Tile>
        ))}
        {children && <li>{children}</li>}
      </List>
      {refused.map(({ id, name, problem }) => (
        <Note key={id} tone="warning" live>
          {t(`images.${problem}`, { name, limit })}
        </Note>
      ))}
    </>
  )
}

const { color, radius, space } = theme

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Tile = styled.li`
  display: grid;
  grid-template: 96px / 96px;
  place-items: center;
  overflow: clip;
  border-radius: ${radius.sm};
  background: ${color.bg.inset};
  > * {
    grid-area: 1 / 1;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[aria-busy] img {
    opacity: 0.4;
  }
  button {
    place-self: start end;
  }
`
