import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { lazyScreen } from '../../ui/lazyScreen'
import { HomeSkeleton } from './HomeSkeleton'

const HomeContent = lazyScreen(() => import('./HomeContent').then((m) => m.HomeContent), 'home')

/** The lobby (spec §2). */
export const HomeScreen = observer(function HomeScreen() {
  const { config } = useStores()
  const { t } = useTranslation()
  // Nothing of the lobby can be shown before the first replies: its code comes beside them, not before them.
  useEffect(() => void HomeContent.preload(), [])
  return (
    <Root>
      <VisuallyHidden as="h1">{t('title.home')}</VisuallyHidden>
      <Suspense fallback={<HomeSkeleton />}>{config.ready ? <HomeContent /> : <HomeSkeleton />}</Suspense>
    </Root>
  )
})

const Root = styled.div`
  padding-inline: ${theme.space.gutter};
  ${theme.media.desktop} {
    padding-inline: ${theme.space[6]};
  }
`
