import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import type { InstallStep } from './installGuide'

interface InstallListProps {
  steps: readonly InstallStep[]
  /** Drawn on a computer's screen. */
  wide?: boolean
}

/** Numbered steps, each with a small picture of where to tap. */
export function InstallList({ steps, wide = false }: InstallListProps) {
  const { t } = useTranslation()
  return (
    <Steps>
      {steps.map(({ text, icon, at }, index) => (
        <li key={text}>
          <b>{index + 1}</b>
          <Screen data-at={at} data-wide={wide || undefined}>
            <span>
              <Icon of={icon} size={18} />
            </span>
          </Screen>
          {t(text)}
        </li>
      ))}
    </Steps>
  )
}

const { color, space, type } = theme

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  ${type.bodyMd};
  li {
    display: grid;
    grid-template-columns: 1.25em auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
  }
  ${theme.media.largeText} {
    li {
      grid-template-columns: 1.25em minmax(0, 1fr);
    }
    li > span {
      display: none;
    }
  }
  b {
    ${type.numMd};
    color: ${color.accent.text};
    text-align: center;
  }
`

/** A small picture of the device with the place to tap. */
const Screen = styled.span`
  display: grid;
  justify-items: center;
  align-items: center;
  inline-size: 48px;
  block-size: 68px;
  padding: ${space[1]} 0;
  border: 2px solid ${color.border.strong};
  border-radius: ${theme.radius.sm};
  background: ${theme.recipe.surface};
  color: ${color.text.onAccent};
  &[data-wide] {
    inline-size: 72px;
    block-size: 52px;
  }
  &[data-at='top']:not([data-wide]) {
    align-items: start;
  }
  &[data-at='bottom']:not([data-wide]) {
    align-items: end;
  }
  > span {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: ${theme.recipe.accent};
  }
`
