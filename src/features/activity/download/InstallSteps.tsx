import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { InstallList } from './InstallList'
import { installSteps, systemOf } from './installGuide'

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
      <InstallList steps={installSteps[system]} wide={system === 'computer'} />
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`
