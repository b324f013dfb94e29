import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { HomeBanner } from './HomeBanner'
import { HomeShelves } from './HomeShelves'
import { JackpotCard } from './JackpotCard'
import { ShelvesSkeleton } from './ShelvesSkeleton'
import { WinnerStrip } from './WinnerStrip'

/** The lobby (spec §2). Without the configuration it is the static first frame, in the places of what follows. */
export const HomeScreen = observer(function HomeScreen() {
  const { config } = useStores()
  const { t } = useTranslation()
  // Deferred content is rendered in slices, beside taps and frames.
  const ready = useDeferredValue(config.ready, false)
  return (
    <Root>
      <VisuallyHidden as="h1">{t('title.home')}</VisuallyHidden>
      <WinnerStrip />
      <Top>
        <HomeBanner />
        <JackpotCard />
      </Top>
      {ready ? <HomeShelves /> : <ShelvesSkeleton />}
    </Root>
  )
})

const Root = styled.div`
  padding-inline: ${theme.space.gutter};
  ${theme.media.desktop} {
    padding-inline: ${theme.space[6]};
  }
`

const Top = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[2]} ${theme.space[3]};
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${theme.space[4]};
  }
`
