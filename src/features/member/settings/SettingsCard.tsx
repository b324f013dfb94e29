import styled from '@emotion/styled'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Settings } from './Settings'

/** The settings on the page of a wide window. */
export function SettingsCard() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('member.settings')}>
      <SectionHead title={t('member.settings')} />
      <Root>
        <Settings />
      </Root>
    </section>
  )
}

const Root = styled.div`
  ${surface};
  padding: ${theme.space[4]};
`
