import styled from '@emotion/styled'
import { useId } from 'react'
import { useTranslation } from '../../../i18n'
import { visuallyHidden } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Icon } from '../../art/icons/Icon'
import { camera } from '../../art/icons/icons'
import { VisuallyHidden } from '../../layout/VisuallyHidden'

interface ImageInputProps {
  onChoose: (files: readonly File[]) => void
  /** The icon alone, beside a field. */
  small?: boolean
}

/** Opens the device's picker of pictures. */
export function ImageInput({ onChoose, small = false }: ImageInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const Words = small ? VisuallyHidden : 'span'
  return (
    <Root>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Face htmlFor={id} data-small={small || undefined}>
        <Icon of={camera} size={22} />
        <Words>{t('images.add')}</Words>
      </Face>
    </Root>
  )
}

const { color, radius, recipe, space, type } = theme

const Root = styled.div`
  position: relative;
  input {
    ${visuallyHidden};
  }
`

const Face = styled.label`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  inline-size: 96px;
  block-size: 96px;
  border-radius: ${radius.sm};
  ${type.labelSm};
  text-align: center;
  color: ${color.accent.text};
  background: ${recipe.quiet};
  box-shadow: ${recipe.quietEdge};
  cursor: pointer;
  &[data-small] {
    inline-size: 44px;
    block-size: 44px;
    gap: 0;
  }
  input:focus-visible + & {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`
