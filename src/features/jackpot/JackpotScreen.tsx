import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { IconLink } from '../../ui/actions/IconLink'
import { arrowLeft } from '../../ui/art/icons/icons'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { lazyScreen } from '../../ui/lazyScreen'
import { CabinetBackdrop } from './CabinetBackdrop'

// Lazy: more than the start of a page may weigh.
const JackpotCabinetView = lazyScreen(() => import('./cabinet/JackpotCabinetView').then((m) => m.JackpotCabinetView))

/** The lucky jackpot as a page (`/activity/jackpot`), with the same cabinet as the modal; `?list=rules` opens its odds. */
export function JackpotScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <Root>
      <VisuallyHidden as="h1">{t('jackpot.title')}</VisuallyHidden>
      <CabinetBackdrop />
      <Top>
        <IconLink to="/" of={arrowLeft} label={t('jackpot.back')} variant="quiet" mirrored />
      </Top>
      <Suspense fallback={<Skeleton blockSize="640px" />}>
        <JackpotCabinetView list={query.get('list') === 'rules' ? 'rules' : null} />
      </Suspense>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  overflow: clip;
  min-block-size: 100dvb;
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[8]};
  /* The setting fills the window. */
  main:has(> &) {
    max-inline-size: none;
  }
  ${theme.media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    padding-block: ${theme.space[6]};
  }
`

const Top = styled.div`
  position: relative;
  display: flex;
  margin-block-end: ${theme.space[3]};
  ${theme.media.tablet} {
    position: absolute;
    z-index: 1;
    inset: ${theme.space[6]} ${theme.space[6]} auto;
    inline-size: fit-content;
  }
`
