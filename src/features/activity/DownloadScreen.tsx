import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { Art } from '../../ui/art/Art'
import { SectionHead } from '../../ui/data/SectionHead'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Columns } from '../../ui/layout/Columns'
import { Panel } from '../../ui/layout/Panel'
import { TaskPage } from '../../ui/layout/TaskPage'
import { lazyScreen } from '../../ui/lazyScreen'
import type { StepRow } from './steps/StepRow'
import { useInstall } from './useInstall'

// Lazy: both load while the top of the page is read.
const InstallSteps = lazyScreen<{ os: string }>(() => import('./InstallSteps').then((m) => m.InstallSteps))
const Reward = lazyScreen<ComponentProps<typeof StepRow>>(() => import('./steps/StepRow').then((m) => m.StepRow))

/** How to get the app (`/download`, spec §2): by the browser's dialog where it offers one, else step by step. */
export const DownloadScreen = observer(function DownloadScreen() {
  const { platform } = useStores()
  const { t } = useTranslation()
  const { install, page, reward, waits } = useInstall()
  const { installed, offered } = install
  return (
    <TaskPage title={t('title.download')} wide>
      <Columns>
        <Panel>
          <Hero>
            <Art name="phone" size={88} eager />
            <h2>{t('activity.download')}</h2>
            <p>{t(installed ? 'activity.download.done' : 'activity.download.text')}</p>
            {installed ? (
              <ButtonLink wide to="/">
                {t('install.open')}
              </ButtonLink>
            ) : (
              offered && (
                <Button wide onClick={() => void install.install()}>
                  {t('activity.download.go')}
                </Button>
              )
            )}
          </Hero>
          {waits && <Skeleton blockSize="4.5rem" />}
          {reward && (
            <Suspense fallback={<Skeleton blockSize="4.5rem" />}>
              <ul>
                <Reward page={page} step={reward} />
              </ul>
            </Suspense>
          )}
        </Panel>
        {!installed && (
          <Panel>
            <SectionHead title={t('install.steps')} />
            <Suspense fallback={<Skeleton blockSize="300px" />}>
              <InstallSteps os={platform.device.os} />
            </Suspense>
          </Panel>
        )}
      </Columns>
    </TaskPage>
  )
})

const Hero = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  text-align: center;
  ${theme.type.bodyMd};
  h2 {
    ${theme.type.titleMd};
  }
`
