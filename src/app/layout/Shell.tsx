import styled from '@emotion/styled'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Logo } from '../../ui/art/brand/Logo'
import { Wordmark } from '../../ui/art/brand/Wordmark'
import { useDesktop } from '../../ui/layout/useMedia'
import { lazyScreen } from '../../ui/lazyScreen'
import { ErrorBoundary } from '../ErrorBoundary'
import { TabBar } from './TabBar'
import { TopBar } from './TopBar'

// Lazy: phones and tablets have none.
const RailLinks = lazyScreen(() => import('./RailLinks').then((m) => m.RailLinks), 'titles', 'messages')

interface ShellProps {
  topBar: boolean
  tabBar: boolean
  /** The tabs as a side rail on wider screens, on pages without the tab bar as well; without it the page fills the window. */
  rail: boolean
  children: ReactNode
}

/** Layout of every page: top bar and tab bar on phones, a side rail on wider screens; all of a page is within one width. */
export function Shell({ topBar, tabBar, rail, children }: ShellProps) {
  const { t } = useTranslation()
  const wide = useDesktop()
  return (
    <Root data-tabs={tabBar || undefined}>
      <Skip href="#main">{t('shell.skip')}</Skip>
      {rail && (
        <Rail data-only={!tabBar || undefined}>
          <RailBrand>
            <Logo size={28} />
            <Wordmark size={20} />
          </RailBrand>
          <TabBar />
          {wide && (
            <ErrorBoundary where="rail" fallback={null}>
              <Suspense fallback={null}>
                <RailLinks />
              </Suspense>
            </ErrorBoundary>
          )}
        </Rail>
      )}
      <Column>
        {topBar && <TopBar />}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Root>
  )
}

const Root = styled.div`
  ${theme.media.rail} {
    display: flex;
  }
`

const Skip = styled.a`
  &:not(:focus) {
    ${visuallyHidden};
  }
  position: absolute;
  z-index: 2;
  padding: ${theme.space[3]};
  color: ${theme.color.text.primary};
  background: ${theme.color.bg.surface3};
`

const Rail = styled.div`
  ${theme.media.belowRail} {
    &[data-only] {
      display: none;
    }
  }
  ${theme.media.rail} {
    display: flex;
    flex: 0 0 ${theme.size.rail};
    position: sticky;
    inset-block-start: 0;
    flex-direction: column;
    gap: ${theme.space[1]};
    block-size: 100dvh;
    overflow-y: auto;
    padding: ${theme.space[5]} ${theme.space[2]} ${theme.space[4]};
    border-inline-end: 1px solid ${theme.color.border.subtle};
  }
`

const RailBrand = styled.div`
  /* A rail of icons has no room for the name. */
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  block-size: 28px;
  margin-block-end: ${theme.space[4]};
  padding-inline-start: 20px;
  overflow: hidden;
  ${theme.media.belowRail} {
    display: none;
  }
`

const Column = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: env(safe-area-inset-top);
  /* Beside a rail. */
  div + & {
    max-inline-size: ${theme.size.page};
    margin-inline: auto;
  }
`

const Main = styled.main`
  outline: none;
  ${theme.media.belowRail} {
    [data-tabs] & {
      padding-block-end: calc(${theme.size.tabBar} + env(safe-area-inset-bottom));
    }
  }
`
