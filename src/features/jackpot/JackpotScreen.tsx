import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { IconLink } from '../../ui/actions/IconLink'
import { arrowLeft } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { lazyScreen } from '../../ui/lazyScreen'
import { Beams } from './Beams'

// Lazy: the code loads in parallel with the figures.
const JackpotCabinetView = lazyScreen(() => import('./cabinet/JackpotCabinetView').then((m) => m.JackpotCabinetView))

/** The lucky jackpot as a page (`/activity/jackpot`), with the same cabinet as the modal. */
export function JackpotScreen() {
  const { t } = useTranslation()
  return (
    <Root>
      <VisuallyHidden as="h1">{t('jackpot.title')}</VisuallyHidden>
      <Beams />
      <Top>
        <IconLink to="/" of={arrowLeft} label={t('jackpot.back')} variant="quiet" mirrored />
      </Top>
      <Suspense fallback={<Skeleton blockSize="640px" />}>
        <JackpotCabinetView />
      </Suspense>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  overflow: clip;
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[8]};
  /* Fade the beams out beside the column. */
  ${theme.media.tablet} {
    padding-block-start: ${theme.space[6]};
    /* As in the modal: fit the whole cabinet on wide, low screens. */
    & > div:last-of-type {
      max-inline-size: clamp(340px, calc(100dvb - 434px), 420px);
    }
    & > [data-still] {
      inset-inline: 0;
      mask-image: linear-gradient(90deg, transparent, black 25% 75%, transparent);
    }
  }
`

const Top = styled.div`
  position: relative;
  display: flex;
  margin-block-end: ${theme.space[3]};
  ${theme.media.tablet} {
    position: absolute;
    z-index: 1;
  }
`
