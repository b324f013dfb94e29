import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useDeferredValue } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { useSettled } from '../../stores/react/useSettled'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { useWide } from '../../ui/layout/useMedia'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { lazyScreen } from '../../ui/lazyScreen'
import { HomeBanner } from './banner/HomeBanner'
import { JackpotStrip } from './jackpotStrip/JackpotStrip'
import { HomeShelves } from './shelves/HomeShelves'
import { ShelvesSkeleton } from './shelves/ShelvesSkeleton'

// Lazy: they can wait until the games are there.
const PlayerStrip = lazyScreen(() => import('./strip/PlayerStrip').then((m) => m.PlayerStrip), 'lobby')
const WinnerStrip = lazyScreen(() => import('./winners/WinnerStrip').then((m) => m.WinnerStrip), 'lobby', 'messages')
const LobbyAside = lazyScreen(() => import('./aside/LobbyAside').then((m) => m.LobbyAside), 'lobby', 'messages')

/** The lobby (spec §2). Without the configuration it is the static first frame, in the layout of what follows. */
export const HomeScreen = observer(function HomeScreen() {
  const { config, session } = useStores()
  const { t } = useTranslation()
  // Deferred content renders in slices, between taps and frames.
  const ready = useDeferredValue(config.ready, false)
  const settled = useSettled()
  const wide = useWide()
  const waiting = <Skeleton blockSize={theme.size.touch} round />
  return (
    <Root>
      <VisuallyHidden as="h1">{t('title.home')}</VisuallyHidden>
      <Top>
        <HomeBanner />
        <JackpotStrip />
        <Strip>
          <Suspense fallback={waiting}>
            {!settled ? waiting : session.signedIn ? <PlayerStrip /> : <WinnerStrip />}
          </Suspense>
        </Strip>
      </Top>
      <Body>
        {ready ? <HomeShelves /> : <ShelvesSkeleton />}
        {wide && settled && (
          <Suspense fallback={null}>
            <LobbyAside />
          </Suspense>
        )}
      </Body>
    </Root>
  )
})

const Root = styled.div`
  --head-space: 28px 10px;
  padding-inline: ${theme.space.gutter};
`

const columns = `minmax(0, 1fr) ${theme.size.aside}`

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
  ${theme.media.wide} {
    grid-template-columns: ${columns};
    column-gap: ${theme.space[6]};
  }
`

/** On a desk the column at the end goes on below. */
const Body = styled.div`
  ${theme.media.wide} {
    display: grid;
    grid-template-columns: ${columns};
    column-gap: ${theme.space[6]};
  }
`

/** In a line of its own from the start, so that the lobby does not jump. */
const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: ${theme.size.touch};
`
