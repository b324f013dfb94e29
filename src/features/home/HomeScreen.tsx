import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { HomeBanner } from './banner/HomeBanner'
import { JackpotStrip } from './jackpotStrip/JackpotStrip'
import { HomeShelves } from './shelves/HomeShelves'
import { ShelvesSkeleton } from './shelves/ShelvesSkeleton'
import { WinnerStrip } from './winners/WinnerStrip'

/** The lobby (spec §2). Without the configuration it is the static first frame, in the layout of what follows. */
export const HomeScreen = observer(function HomeScreen() {
  const { config } = useStores()
  const { t } = useTranslation()
  // Deferred content renders in slices, between taps and frames.
  const ready = useDeferredValue(config.ready, false)
  return (
    <Root>
      <VisuallyHidden as="h1">{t('title.home')}</VisuallyHidden>
      <Top>
        <HomeBanner />
        <JackpotStrip />
        <WinnerStrip />
      </Top>
      {ready ? <HomeShelves /> : <ShelvesSkeleton />}
    </Root>
  )
})

const Root = styled.div`
  --head-space: 6px;
  padding-inline: ${theme.space.gutter};
  ${theme.media.desktop} {
    padding-inline: ${theme.space[6]};
  }
`

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-template-rows: 1fr auto;
    gap: ${theme.space[3]} ${theme.space[4]};
    margin-block-end: ${theme.space[2]};
    > section {
      grid-row: span 2;
    }
  }
`
