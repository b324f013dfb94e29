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
            <Art name="phone" size={72} eager />
            <div>
              <h2>{t('activity.download')}</h2>
              <p>{t(installed ? 'activity.download.done' : 'activity.download.text')}</p>
            </div>
          </Hero>
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
          {waits && <Skeleton blockSize="3.5rem" />}
          {reward && (
            <Suspense fallback={<Skeleton blockSize="3.5rem" />}>
              <Plain>
                <Reward page={page} step={reward} label={t('install.reward')} />
              </Plain>
            </Suspense>
          )}
        </Panel>
        {!installed && (
          <Steps>
            <SectionHead title={t('install.steps')} />
            <Suspense fallback={<Skeleton blockSize="300px" />}>
              <InstallSteps os={platform.device.os} />
            </Suspense>
          </Steps>
        )}
      </Columns>
    </TaskPage>
  )
})

const { space, type } = theme

const Hero = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  > div {
    display: grid;
    flex: 1;
    gap: ${space[2]};
    min-inline-size: 0;
  }
  ${type.bodyMd};
  h2 {
    ${type.titleMd};
  }
`

const Steps = styled(Panel)`
  --head-space: 0;
`

/** A line of the panel, not a card that looks like a button. */
const Plain = styled.ul`
  border-block-start: 1px solid ${theme.color.border.subtle};
  > li {
    padding: ${space[3]} 0 0;
    background: none;
    box-shadow: none;
  }
`
