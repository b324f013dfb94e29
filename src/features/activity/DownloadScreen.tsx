import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { SectionHead } from '../../ui/data/SectionHead'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Columns } from '../../ui/layout/Columns'
import { Panel } from '../../ui/layout/Panel'
import { Stack } from '../../ui/layout/Stack'
import { TaskPage } from '../../ui/layout/TaskPage'
import { lazyScreen } from '../../ui/lazyScreen'
import { RewardHero } from '../../ui/rewards/RewardHero'
import type { StepRow } from './steps/StepRow'
import { useInstall } from './useInstall'

// Lazy: both load while the top of the page is read.
const InstallSteps = lazyScreen<{ os: string }>(() => import('./InstallSteps').then((m) => m.InstallSteps))
const Reward = lazyScreen<ComponentProps<typeof StepRow>>(() => import('./steps/StepRow').then((m) => m.StepRow))

/** How to get the app (`/download`, spec §2): by the browser's dialog where it offers one, else step by step. */
export const DownloadScreen = observer(function DownloadScreen() {
  const { platform, showType } = useStores()
  const { t } = useTranslation()
  const { install, page, reward, waits } = useInstall()
  const { installed, offered } = install
  return (
    <TaskPage title={t('title.download')} wide>
      <Columns>
        <Stack>
          <RewardHero
            vip={showType}
            art="phone"
            label={<Title>{t('activity.download')}</Title>}
            amount={null}
            sum={t(installed ? 'activity.download.done' : 'activity.download.text')}
            action={
              installed ? (
                <ButtonLink to="/">{t('install.open')}</ButtonLink>
              ) : (
                offered && <Button onClick={() => void install.install()}>{t('activity.download.go')}</Button>
              )
            }
          />
          {waits && <Skeleton blockSize="4.5rem" />}
          {reward && (
            <Suspense fallback={<Skeleton blockSize="4.5rem" />}>
              <ul>
                <Reward page={page} step={reward} label={t('install.reward')} />
              </ul>
            </Suspense>
          )}
        </Stack>
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

const Title = styled.h2(theme.type.titleMd)

const Steps = styled(Panel)`
  --head-space: 0;
`
