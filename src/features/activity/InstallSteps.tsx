import styled from '@emotion/styled'
import type { ParseKeys } from 'i18next'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Icon } from '../../ui/art/icons/Icon'
import { check, download, globe, type IconData, more, plus, upload } from '../../ui/art/icons/icons'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'

type System = 'ios' | 'android' | 'computer'

interface Step {
  text: ParseKeys
  icon: IconData
  /** Where on the screen it is. */
  at: 'top' | 'middle' | 'bottom'
}

const STEPS: Readonly<Record<System, readonly Step[]>> = {
  ios: [
    { text: 'install.ios.open', icon: globe, at: 'top' },
    { text: 'install.ios.share', icon: upload, at: 'bottom' },
    { text: 'install.ios.add', icon: plus, at: 'middle' },
    { text: 'install.ios.confirm', icon: check, at: 'top' },
  ],
  android: [
    { text: 'install.android.open', icon: globe, at: 'top' },
    { text: 'install.android.menu', icon: more, at: 'top' },
    { text: 'install.android.install', icon: download, at: 'middle' },
    { text: 'install.android.confirm', icon: check, at: 'bottom' },
  ],
  computer: [
    { text: 'install.computer.open', icon: globe, at: 'top' },
    { text: 'install.computer.icon', icon: download, at: 'top' },
    { text: 'install.computer.confirm', icon: check, at: 'middle' },
  ],
}

/** The player's device first. */
const systemOf = (os: string): System => (os === 'ios' || os === 'android' ? os : 'computer')

/** How to put the app on the home screen, step by step, for the device at hand or another. */
export function InstallSteps({ os }: { os: string }) {
  const { t } = useTranslation()
  const [system, choose] = useState(systemOf(os))
  return (
    <Root>
      <SegmentedControl
        label={t('install.device')}
        options={[
          { value: 'ios', label: t('install.ios') },
          { value: 'android', label: t('install.android') },
          { value: 'computer', label: t('install.computer') },
        ]}
        value={system}
        onChange={choose}
      />
      <Steps>
        {STEPS[system].map(({ text, icon, at }) => (
          <li key={text}>
            <Screen data-at={at} data-wide={system === 'computer' || undefined}>
              <span>
                <Icon of={icon} size={18} />
              </span>
            </Screen>
            {t(text)}
          </li>
        ))}
      </Steps>
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  ${type.bodyMd};
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]};
  }
`

/** A small picture of the device with the place to tap. */
const Screen = styled.span`
  display: grid;
  justify-items: center;
  align-items: center;
  justify-self: center;
  inline-size: 52px;
  block-size: 84px;
  padding: ${space[2]} 0;
  border: 2px solid ${color.border.strong};
  border-radius: ${theme.radius.sm};
  background: ${theme.recipe.surface};
  color: ${color.text.onAccent};
  &[data-wide] {
    inline-size: 72px;
    block-size: 52px;
  }
  &[data-at='top'] {
    align-items: start;
  }
  &[data-at='bottom'] {
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
